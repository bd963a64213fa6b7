import { createSlice } from '@reduxjs/toolkit';
import { injectReducers } from '../inject-reducers';
import type { AppStore } from '../make-store';
import { sessionReset } from '../reset';
import { accountRead, sendEnded, sendStarted } from './actions';
import type { ServiceState } from './state';
import { loadAccount } from './thunks';

const initialState: ServiceState = { accountData: null, account: null, isSend: false, success: null };

/** A customer's account. Not in the store until a page shows it: see `startService`. */
const serviceSlice = createSlice({
  name: 'service',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionReset, () => initialState)
      .addCase(accountRead, (state, { payload }) => {
        state.accountData = payload;
        state.account = 'succeeded';
      })
      .addCase(sendStarted, (state) => {
        state.isSend = true;
        state.success = null;
      })
      .addCase(sendEnded, (state, { payload }) => {
        state.isSend = false;
        state.success = payload;
      })
      .addCase(loadAccount.pending, (state) => {
        state.account = 'requested';
      })
      .addCase(loadAccount.fulfilled, (state, { payload }) => {
        state.accountData = payload;
        state.account = 'succeeded';
      })
      // The data that was loaded before stays: it is old, and better than nothing.
      .addCase(loadAccount.rejected, (state) => {
        state.account = 'failed';
      });
  },
});

/** Adds the customer's account to the store; loads nothing. */
export function startService(store: AppStore): void {
  injectReducers(store, { service: serviceSlice.reducer });
}
