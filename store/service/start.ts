import { injectReducers } from '../inject-reducers';
import type { AppStore } from '../make-store';
import { serviceSlice } from './slice';

/** Adds the customer's account to the store; loads nothing. */
export function startService(store: AppStore): void {
  injectReducers(store, { service: serviceSlice.reducer });
}
