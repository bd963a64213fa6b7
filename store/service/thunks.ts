import type { RequestOf } from '@/api/call';
import type { AccountDetails } from '@/api/types';
import { callApi, type Refusal } from '../call-api';
import { failureCode } from '../failure';
import { type AppThunk, createAppThunk } from '../thunk';
import { sendEnded, sendStarted } from './actions';

const EVERYTHING = { loadContact: true, loadAddresses: true, loadCountries: true };

/** Loads all details of the customer's account. An empty answer is a failure too (docs/behaviour.md §5.8). */
export const loadAccount = createAppThunk<AccountDetails>(
  'service/loadAccount',
  async (_, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      const details = await call('service.accountDetails', EVERYTHING);
      return details?.customer ? details : rejectWithValue('bad_upstream');
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/**
 * Saves parts of the account and loads it again, because the server normalises values (`1234ab` → `1234 AB`).
 * Resolves with undefined when it is saved; a refusal is returned to the form that asked (docs/behaviour.md §5.8).
 * Never rejects.
 */
export const saveAccount =
  (change: RequestOf<'service.setAccountDetails'>): AppThunk<Promise<Refusal | undefined>> =>
  async (dispatch) => {
    dispatch(sendStarted());
    const outcome = await dispatch(callApi('service.setAccountDetails', change));
    const refusal = 'refusal' in outcome ? outcome.refusal : undefined;
    if (!refusal) await dispatch(loadAccount());
    dispatch(sendEnded(!refusal));
    return refusal;
  };
