import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReset } from '../reset';
import type { AppState, Toast, ToastMessage } from './state';

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
