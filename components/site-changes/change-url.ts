import type { ContentKind } from '@toonbank/contract';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { groupPath } from '@/lib/urls/canonical-urls';
import { contentUrl, newsUrl } from '@/lib/urls/page-urls';

/** Where the shop shows a row of each kind; slides and the site's own texts are on the home page. */
const urls: Record<ContentKind, (path: string) => string> = {
  page: contentUrl,
  group: (path) => groupPath({ path }),
  slide: () => '/',
  news: (slug) => newsUrl({ slug }),
  site: () => '/',
};

/** The page of the shop where a change can be seen and edited. */
export const changeUrl = ({ kind, path }: { kind: ContentKind; path: string }): string =>
  `${urls[kind](path)}${EDIT_HASH}`;
