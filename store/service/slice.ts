import { createSlice } from '@reduxjs/toolkit';
import type { AccountDetails } from '../domain';
import { sessionReset } from '../reset';
import { accountRead, sendEnded, sendStarted } from './actions';
import { loadAccount } from './thunks';

/** Account details and how a load or a save of them stands (docs/behaviour.md §12.1). */
export interface ServiceState {
  accountData: AccountDetails | null;
  /** Of asking for the account (docs/behaviour.md §12.1); null before anybody asked. */
  account: 'requested' | 'succeeded' | 'failed' | null;
  /** Something is being saved. */
  isSend: boolean;
  /** Of what was saved last. */
  success: boolean | null;
}

const initialState: ServiceState = { accountData: null, account: null, isSend: false, success: null };

/** A customer's account. Not in the store until a page shows it: see `startService`. */
export const serviceSlice = createSlice({
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
      // What was there stays: it is old, and better than nothing.
      .addCase(loadAccount.rejected, (state) => {
        state.account = 'failed';
      });
  },
});
