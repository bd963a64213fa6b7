import { addReducers } from '../late-reducers';
import type { AppStore } from '../make-store';
import { whenIdle } from '../when-idle';
import { orderListsSlice } from './slice';
import { fetchListed } from './thunks';

/** Gives the store its order lists, and asks for the marks when nothing else is to do. Returns the way out. */
export function startOrderLists(store: AppStore): () => void {
  addReducers(store, { orderlists: orderListsSlice.reducer });
  return whenIdle(() => store.dispatch(fetchListed()));
}
