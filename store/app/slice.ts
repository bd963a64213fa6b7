import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem, ErrorCode } from '@/api/types';
import type { ListChange } from '../order-lists/thunks';
import { sessionReset } from '../reset';

/** The content of a toast; the component has the Dutch words (docs/behaviour.md §3.6). */
export type ToastMessage =
  /** `line`: its cart key, which shows whether the server has it yet. */
  | { kind: 'in-cart'; quantity: number; name: string; line?: string }
  | { kind: 'removed'; name: string }
  /** `line`: was moved from the cart to the list; undo puts it back into the cart. */
  | { kind: 'order-list'; change: ListChange; undo: ListChange; line?: CartItem }
  /** A change of this line got no answer, and neither did its retries. */
  | { kind: 'unsaved'; name: string }
  | { kind: 'failed'; code: ErrorCode };
export type Toast = ToastMessage & { id: number };

export interface AppState {
  /** The session and its audience are known (docs/behaviour.md §4.1). */
  loaded: boolean;
  policyAccepted: boolean;
  toasts: Toast[];
  /** The blocking notice: connected, and nothing opens it (docs/behaviour.md §3.5). */
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
      // A newer message replaces the one before: three messages 'in winkelwagen' at once help no user.
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
