import { injectReducers } from '../inject-reducers';
import type { AppStore } from '../make-store';
import { whenIdle } from '../when-idle';
import { orderListsSlice } from './slice';
import { fetchListed } from './thunks';

/** Adds order lists to the store, and loads the marks when the browser is idle. Returns a function that stops it. */
export function startOrderLists(store: AppStore): () => void {
  injectReducers(store, { orderlists: orderListsSlice.reducer });
  return whenIdle(() => store.dispatch(fetchListed()));
}
