import { createSlice } from '@reduxjs/toolkit';
import type { Session } from '@/api/types';
import type { AuthState } from './state';
import { authenticate, login, logout } from './thunks';

const loggedOut = { isLoggedIn: false, username: '', isLoggingIn: false, clientName: '', simulated: false };
/** The state before the session is known. */
export const initialAuth: AuthState = { ...loggedOut, error: null, over: false, branch: null };

/** Logged in and named only if the session says so. */
function applySession(state: AuthState, session: Session): AuthState {
  const named = session.authenticated
    ? { username: session.userName, clientName: session.clientName, simulated: session.simulated }
    : { username: '', clientName: '', simulated: false };
  return {
    ...state,
    ...named,
    isLoggedIn: session.authenticated,
    isLoggingIn: false,
    error: null,
    over: false,
    branch: session.vestigingDetails,
  };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    sessionOver(state) {
      state.over = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(logout.fulfilled, (state) => ({ ...state, ...loggedOut, error: null }))
      .addCase(authenticate.rejected, (state) => ({ ...state, ...loggedOut }))
      .addCase(login.pending, (state) => {
        state.error = null;
        state.isLoggingIn = true;
      })
      .addCase(login.fulfilled, (state, { payload }) => applySession(state, payload))
      .addCase(authenticate.fulfilled, (state, { payload }) => applySession(state, payload))
      .addCase(login.rejected, (state, { payload }) => ({
        ...state,
        ...loggedOut,
        error: payload ?? 'internal',
      }));
  },
});

export const { sessionOver } = authSlice.actions;
