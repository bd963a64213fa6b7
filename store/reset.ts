import { createAction } from '@reduxjs/toolkit';

/** At login, logout and a change of site: nothing of the one before may stay in this tab. */
export const sessionReset = createAction('session/reset');
