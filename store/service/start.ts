import { addReducers } from '../late-reducers';
import type { AppStore } from '../make-store';
import { serviceSlice } from './slice';

/** Gives the store the customer's account; nothing is asked for. */
export function startService(store: AppStore): void {
  addReducers(store, { service: serviceSlice.reducer });
}
