import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { BranchDetails, ErrorCode, Session } from '../domain';
import { authenticate, login, logout, recover } from './thunks';

export interface AuthState {
  isLoggedIn: boolean;
  username: string;
  isLoggingIn: boolean;
  error: ErrorCode | null;
  clientName: string;
  /** Somebody looks through this customer's eyes by a simulation link. */
  simulated: boolean;
  /** Outlives the session (spec §4). */
  branch: BranchDetails | null;
}

const loggedOut = { isLoggedIn: false, username: '', isLoggingIn: false, clientName: '', simulated: false };
/** Before anything is known. */
export const initialAuth: AuthState = { ...loggedOut, error: null, branch: null };

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
    branch: session.vestigingDetails,
  };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(logout.fulfilled, (state) => ({ ...state, ...loggedOut, error: null }))
      .addCase(authenticate.rejected, (state) => ({ ...state, ...loggedOut }))
      .addMatcher(isAnyOf(login.pending, recover.pending), (state) => {
        state.error = null;
        state.isLoggingIn = true;
      })
      .addMatcher(isAnyOf(login.fulfilled, recover.fulfilled, authenticate.fulfilled), (state, { payload }) =>
        applySession(state, payload),
      )
      .addMatcher(isAnyOf(login.rejected, recover.rejected), (state, { payload }) => ({
        ...state,
        ...loggedOut,
        error: payload ?? 'internal',
      }));
  },
});
