import 'server-only';
import { getContentPage } from '../content';
import type { readSite } from '../site';
import { getEditedText } from './edited-text';

/** Pages of the texts above and below search results, and what editors know them by. */
export const searchTextPaths = {
  top: 'c/zoeken/boven',
  bottom: 'c/zoeken/onder',
} as const;

type Site = Pick<Awaited<ReturnType<typeof readSite>>, 'site' | 'isAdmin' | 'mark'>;

/** The texts above and below search results, with marks for an admin; null for one that does not exist. */
export async function getSearchTexts({ site, isAdmin, mark }: Site) {
  const read = async (path: string) => {
    const page = await (isAdmin ? getEditedText(site, path) : getContentPage(site, path));
    return page && mark('page', page, page.title);
  };
  const [top, bottom] = await Promise.all([read(searchTextPaths.top), read(searchTextPaths.bottom)]);
  return { top, bottom };
}
