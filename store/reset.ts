import { createAction } from '@reduxjs/toolkit';

/** Dispatched at login, logout and a change of site: no data of the session before may stay in this tab. */
export const sessionReset = createAction('session/reset');
