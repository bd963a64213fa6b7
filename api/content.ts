import type { ApiClient } from './client';

/**
 * The content page on a path below the language, e.g. `privacy-veiligheid`; the first result is used
 * (docs/behaviour.md §5.3).
 */
export async function getContentPage(client: ApiClient, path: string) {
  const [page] = await client.call('content.page', { path });
  return page ?? null;
}

/** The pages of a menu, in its order; all pages of the site without a menu. */
export const getContentPages = (client: ApiClient, menu?: string) =>
  client.call('content.pages', menu === undefined ? {} : { menu });

/** News, newest first; at most a hundred items. */
export const getNews = (client: ApiClient) => client.call('content.news', {});

/** A slider by its code, with its slides in their order. @throws ApiError `not_found` */
export const getSlider = (client: ApiClient, code: string) => client.call('content.slider', { code });

/** The score of the review service. */
export const getReviews = (client: ApiClient) => client.call('content.reviews', {});
