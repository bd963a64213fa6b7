/** Addresses of product lists begin with this. */
export const LISTS = '/nl/c/';

/**
 * The link to a product group: `/nl/<path>?groupID=<id>&page=<page>`, pages counted from 0 (docs/behaviour.md §2.2).
 * `path` comes from the group's data, with or without slashes around it.
 */
export function groupUrl(group: { id: number | string; path: string }, page = 0): string {
  const path = group.path.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return `/nl/${path}?groupID=${encodeURIComponent(group.id)}&page=${page}`;
}
