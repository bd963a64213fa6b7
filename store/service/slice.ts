import { createSlice } from '@reduxjs/toolkit';
import type { AccountDetails } from '@/api/types';
import { sessionReset } from '../reset';
import { accountRead, sendEnded, sendStarted } from './actions';
import { loadAccount } from './thunks';

/** Account details and the state of loading and saving them (docs/behaviour.md §12.1). */
export interface ServiceState {
  accountData: AccountDetails | null;
  /** State of loading the account; null before the first load. */
  account: 'requested' | 'succeeded' | 'failed' | null;
  /** A part is being saved. */
  isSend: boolean;
  /** Whether the last save succeeded. */
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
      // The data that was loaded before stays: it is old, and better than nothing.
      .addCase(loadAccount.rejected, (state) => {
        state.account = 'failed';
      });
  },
});
