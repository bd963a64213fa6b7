import { endpoints } from '@toonbank/contract';
import type { ApiClient, RequestOf } from './client';

const { auth } = endpoints;

/** Who is this session? @throws ApiError `session_missing` or `session_invalid` when it is dead. */
export const authenticate = (client: ApiClient) => client.call(auth.authenticate, {});

/** A fresh session; the cart of the old one is merged. @throws ApiError `credentials_wrong` */
export const login = (client: ApiClient, request: RequestOf<typeof auth.login>) =>
  client.call(auth.login, request);

export const logout = (client: ApiClient) => client.call(auth.logout, {});

/** Asks for a recovery mail; answers the same for known and unknown names. */
export const resetPassword = (client: ApiClient, request: RequestOf<typeof auth.resetPassword>) =>
  client.call(auth.resetPassword, request);

/** A new password with the code from the mail; logs in. */
export const changePasswordAfterRecovery = (
  client: ApiClient,
  request: RequestOf<typeof auth.changePasswordAfterRecovery>,
) => client.call(auth.changePasswordAfterRecovery, request);

/** A new e-mail address counts, by the code of the mail. @throws ApiError `credentials_wrong` */
export const confirmEmail = (client: ApiClient, request: RequestOf<typeof auth.confirmEmail>) =>
  client.call(auth.confirmEmail, request);
