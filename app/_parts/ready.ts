import { headers } from 'next/headers';

type Ready<Parts extends readonly Promise<unknown>[]> = {
  [Part in keyof Parts]: Parts[Part] | Awaited<Parts[Part]>;
};

/**
 * A customer's parts of a page. As a document it is complete before its first byte, so that it reads without scripts;
 * after a click inside the shop the parts follow a page that is there at once. For pages that are `instant = false`.
 */
export async function ready<Parts extends readonly Promise<unknown>[]>(
  ...parts: Parts
): Promise<Ready<Parts>> {
  const insideShop = (await headers()).get('sec-fetch-dest') === 'empty';
  return (insideShop ? parts : await Promise.all(parts)) as Ready<Parts>;
}
