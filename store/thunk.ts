import {
  type AsyncThunkOptions,
  createAsyncThunk,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ApiCall } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import type { LineChange } from './cart/overlay';
import { failureCode } from './failure';
import type { RootState } from './state';

export type LoadApi = () => Promise<ApiCall>;

/** The third argument of thunks. One per store, so that two stores never share a timer. */
export interface ThunkExtra {
  /** Loads the API client on first use. */
  api: LoadApi;
  /** Cart lines that wait for their call, by cart key. */
  waiting: Map<string, WaitingLine>;
  /** The newest value of each text that is being saved: a retry of an older one stops. */
  newest: Map<string, unknown>;
  /** Absent: the delays of `retry.ts`. */
  retryDelaysMs: readonly number[] | undefined;
  /** Lines are saved for later one after the other, because each reads the list's items first. */
  savingForLater?: Promise<unknown>;
}

export interface WaitingLine {
  timer?: ReturnType<typeof setTimeout>;
  /** The last change, until the server has answered it. */
  unsaved?: LineChange;
  /** All retries of the last change failed: it waits for the customer, or for the checkout. */
  gaveUp?: boolean;
  /** Ends the wait before a retry. */
  wake?: () => void;
  /** The running call; the next one for this line waits for it. */
  running: Promise<boolean>;
}

export const createAppThunk = createAsyncThunk.withTypes<{
  state: RootState;
  extra: ThunkExtra;
  rejectValue: ErrorCode;
}>();

/** A thunk of one call to the API. Rejects with the error's code. */
export const createCallThunk = <Value, Arg = void>(
  type: string,
  run: (call: ApiCall, arg: Arg) => Promise<Value>,
  options?: AsyncThunkOptions<Arg, { state: RootState }>,
) =>
  createAppThunk<Value, Arg>(
    type,
    async (arg, { extra, rejectWithValue }) => {
      try {
        return await run(await extra.api(), arg);
      } catch (error) {
        return rejectWithValue(failureCode(error));
      }
    },
    options as never,
  );

export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;
