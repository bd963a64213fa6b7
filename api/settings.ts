import { endpoints } from '@toonbank/contract';
import type { ApiClient } from './client';

/** What this site is and how it sells; amounts in euros. */
export const getSettings = (client: ApiClient) => client.call(endpoints.settings.get, {});
