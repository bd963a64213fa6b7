import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem, ErrorCode } from '../domain';
import type { ListChange } from '../orderlists/thunks';
import { sessionReset } from '../reset';

/** What a toast says; the component has the Dutch words (docs/behaviour.md §3.6). */
export type ToastMessage =
  | { kind: 'in-cart'; quantity: number; name: string }
  | { kind: 'removed'; name: string }
  /** `line`: went from the cart onto the list; the way back puts it into the cart again. */
  | { kind: 'order-list'; change: ListChange; undo: ListChange; line?: CartItem }
  /** A change of this line got no answer, also when it was tried again. */
  | { kind: 'unsaved'; name: string }
  | { kind: 'failed'; code: ErrorCode };
export type Toast = ToastMessage & { id: number };

export interface AppState {
  /** The session is known, and with it who is looking (docs/behaviour.md §4.1). */
  loaded: boolean;
  policyAccepted: boolean;
  toasts: Toast[];
  /** The blocking notice: wired up, and nothing opens it (docs/behaviour.md §3.5). */
  notice: { title: string; text: string } | null;
}

const initialState: AppState = { loaded: false, policyAccepted: false, toasts: [], notice: null };
let lastToast = 0;

/** The site token stays on the server: the gateway adds it to each call (docs/behaviour.md §4.3). */
export const appSlice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    appLoaded(state) {
      state.loaded = true;
    },
    policyAccepted(state) {
      state.policyAccepted = true;
    },
    toastShown: {
      // A newer message takes the place of the one before: three lines of 'in winkelwagen' help nobody.
      reducer(state, { payload }: PayloadAction<Toast>) {
        state.toasts = [payload];
      },
      prepare: (message: ToastMessage) => {
        lastToast += 1;
        return { payload: { ...message, id: lastToast } };
      },
    },
    toastClosed(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
    noticeOpened(state, { payload }: PayloadAction<{ title: string; text: string }>) {
      state.notice = payload;
    },
    noticeClosed(state) {
      state.notice = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionReset, (state) => {
      state.toasts = [];
      state.notice = null;
    });
  },
});

export const { appLoaded, policyAccepted, toastShown, toastClosed, noticeClosed, noticeOpened } =
  appSlice.actions;
