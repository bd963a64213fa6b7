import { endpoints } from '@toonbank/contract';
import type { ApiClient } from './client';

/** The content page on a path below the language, e.g. `privacy-veiligheid`; the first result is used (spec §7). */
export async function getContentPage(client: ApiClient, path: string) {
  const [page] = await client.call(endpoints.content.page, { path });
  return page ?? null;
}

/** The score of the review service. */
export const getReviews = (client: ApiClient) => client.call(endpoints.content.reviews, {});
