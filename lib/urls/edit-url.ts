import type { ContentKind } from '@toonbank/contract';
import { EDIT_HASH } from './admin-urls.ts';
import { blogUrl } from './blog-urls.ts';
import { contentPath, groupPath } from './canonical-urls.ts';
import { newsUrl } from './news-urls.ts';

/** Where a row is read: `path` as the backend has it, of news and the blog the slug. */
interface Place {
  kind: ContentKind;
  path: string;
  /** Of a page, where it is known: landing pages have another address. */
  menu?: string;
}

/** Slides and the site's own texts are on the home page. */
function pathOf({ kind, path, menu = '' }: Place): string {
  if (kind === 'page') return contentPath({ menu, path });
  if (kind === 'group') return groupPath({ path });
  if (kind === 'blog') return blogUrl({ slug: path });
  return kind === 'news' ? newsUrl({ slug: path }) : '/';
}

/** The page that shows a row, with editing on. */
export const editUrl = (place: Place): string => `${pathOf(place)}${EDIT_HASH}`;
