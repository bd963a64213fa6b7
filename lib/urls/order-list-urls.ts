/** Addresses of order lists and their files: plain links, so that files open in a new window without a script. */
export const ORDER_LISTS = '/nl/mijn-account/bestellijsten';

/** `due`: only products that are due. */
export function orderListUrl(listId: number, { search = '', page = 0, due = false } = {}): string {
  const query = new URLSearchParams({
    ...(search && { zoek: search }),
    ...(due && { nodig: '1' }),
    ...(page > 0 && { page: String(page) }),
  });
  return `${ORDER_LISTS}/${listId}${query.size > 0 ? `?${query}` : ''}`;
}

/** The API's file type by the address's file extension: 1 PDF, 2 XML, 3 CSV (docs/behaviour.md §11.3). */
const fileTypes = { pdf: 1, xml: 2, csv: 3 } as const;
export type ListFileExtension = keyof typeof fileTypes;

export const orderListFileUrl = (listId: number, extension: ListFileExtension) =>
  `${ORDER_LISTS}/${listId}/bestellijst.${extension}`;

/** The file type for the last part of such an address; undefined when it is no file of a list. */
export function listFileType(file: string): 1 | 2 | 3 | undefined {
  const extension = /^bestellijst\.(pdf|xml|csv)$/.exec(file)?.[1] as ListFileExtension | undefined;
  return extension && fileTypes[extension];
}

/** The id of a list in an address; null for text that is no id. */
export const listIdOf = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
