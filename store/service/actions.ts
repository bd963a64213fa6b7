import { createAction } from '@reduxjs/toolkit';
import type { AccountDetails } from '@/api/types';

/** The page was rendered with these account details. */
export const accountRead = createAction<AccountDetails>('service/accountRead');
/** A part of the account is being saved. */
export const sendStarted = createAction('service/sendStarted');
/** The save ended; true if it succeeded. */
export const sendEnded = createAction<boolean>('service/sendEnded');
