import 'server-only';
import { getHiddenPage } from '../admin';
import { getContentPage } from '../content';

/** The page of a text for this request's admin, also while it is hidden; null while it does not exist. */
export const getEditedText = async (site: string, path: string) =>
  (await getContentPage(site, path)) ?? (await getHiddenPage(site, path));
