import type { ApiClient } from './client';

/**
 * The content page on a path below the language, e.g. `privacy-veiligheid`; the first result is used
 * (docs/behaviour.md §5.3).
 */
export async function getContentPage({ call }: ApiClient, path: string) {
  const [page] = await call('content.page', { path });
  return page ?? null;
}
