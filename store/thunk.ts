import { createAsyncThunk, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { LoadApi } from './api';
import type { LineChange } from './cart/overlay';
import type { ErrorCode } from './domain';
import type { RootState } from './make-store';

/** What thunks get as third argument. One per store, so that two stores never share a timer. */
export interface ThunkExtra {
  api: LoadApi;
  /** Cart lines that wait for their call, by cart key. */
  waiting: Map<string, WaitingLine>;
}

export interface WaitingLine {
  timer?: ReturnType<typeof setTimeout>;
  /** The last change, until the server has answered it. */
  unsaved?: LineChange;
  /** The call under way; the next one for this line waits for it. */
  underWay: Promise<boolean>;
}

export const createAppThunk = createAsyncThunk.withTypes<{
  state: RootState;
  extra: ThunkExtra;
  rejectValue: ErrorCode;
}>();

export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;
