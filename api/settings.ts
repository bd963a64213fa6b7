import type { ApiClient } from './client';

/** The site's name, branch, countries and rules of selling; amounts in euros. */
export const getSettings = (client: ApiClient) => client.call('settings.get', {});
