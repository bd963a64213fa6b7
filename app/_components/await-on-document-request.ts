import { headers } from 'next/headers';

type Ready<Parts extends readonly Promise<unknown>[]> = {
  [Part in keyof Parts]: Parts[Part] | Awaited<Parts[Part]>;
};

/**
 * Awaits a customer's parts of a page in a document request, so that the HTML is complete without scripts;
 * after a client-side navigation it returns the promises, which are streamed. For pages with `instant = false`.
 */
export async function awaitOnDocumentRequest<Parts extends readonly Promise<unknown>[]>(
  ...parts: Parts
): Promise<Ready<Parts>> {
  const insideShop = (await headers()).get('sec-fetch-dest') === 'empty';
  return (insideShop ? parts : await Promise.all(parts)) as Ready<Parts>;
}
