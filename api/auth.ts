import type { RequestOf } from './call';
import type { ApiClient } from './client';

/** Asks who this session belongs to. @throws ApiError `session_missing` or `session_invalid` when it is dead. */
export const authenticate = (client: ApiClient) => client.call('auth.authenticate', {});

/** Logs in with a fresh session; the cart of the old one is merged. @throws ApiError `credentials_wrong` */
export const login = (client: ApiClient, request: RequestOf<'auth.login'>) =>
  client.call('auth.login', request);

export const logout = (client: ApiClient) => client.call('auth.logout', {});

/** Asks for a recovery mail; the answer is the same for known and unknown names. */
export const resetPassword = (client: ApiClient, request: RequestOf<'auth.resetPassword'>) =>
  client.call('auth.resetPassword', request);

/** Sets a new password with the code from the mail, and logs in. */
export const changePasswordAfterRecovery = (
  client: ApiClient,
  request: RequestOf<'auth.changePasswordAfterRecovery'>,
) => client.call('auth.changePasswordAfterRecovery', request);

/** Confirms a new e-mail address with the code from the mail. @throws ApiError `credentials_wrong` */
export const confirmEmail = (client: ApiClient, request: RequestOf<'auth.confirmEmail'>) =>
  client.call('auth.confirmEmail', request);
