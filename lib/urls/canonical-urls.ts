const encode = (path: string) => path.split('/').filter(Boolean).map(encodeURIComponent).join('/');

/** The one address of a group's list: without `groupID`, and without a page number on the first page. */
export function groupPath({ path }: { path: string }, page = 0): string {
  return `/nl/${encode(path)}${page > 0 ? `?page=${page}` : ''}`;
}

/** Landing pages live at the top (docs/behaviour.md §2.4), all other pages of the CMS below the language. */
export function contentPath({ menu, path }: { menu: string; path: string }): string {
  return menu === 'assortiment' ? `/${encode(path)}` : `/nl/${encode(path)}`;
}
