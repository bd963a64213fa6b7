import { createAction } from '@reduxjs/toolkit';
import type { AccountDetails } from '../domain';

/** What the page came with. */
export const accountRead = createAction<AccountDetails>('service/accountRead');
/** A part of the account is on its way. */
export const sendStarted = createAction('service/sendStarted');
/** It is saved, or it is not. */
export const sendEnded = createAction<boolean>('service/sendEnded');
