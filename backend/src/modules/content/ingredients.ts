import type { ingredient } from '@toonbank/contract';
import { readText } from '@toonbank/contract/text-checks/read-text';
import type { z } from 'zod';

const PRODUCT = /^\/nl\/p\/(?:[^/?#]*-)?(\d{1,9})(?:[?#]|$)/;
const QUANTITY = /^(\d{1,3})(?:\s*[×x])?\s+/;
/** Between a product and what it is used for. */
const SEPARATOR = /^[\s,;:–-]+/;

type Ingredient = z.infer<typeof ingredient>;

/**
 * What a recipe needs, from the list as it was written: `<li>2 × <a href="/nl/p/zeep-12">zeep</a>, voor de handen</li>`
 * is two units of product 12. A line without a link to a product is something that the shop does not sell.
 */
export function readIngredients(html: string): Ingredient[] {
  const lines = readText(html).passages.filter(({ text }) => text !== '');
  return lines.map(({ text, links }) => {
    const link = links.find(({ href }) => PRODUCT.test(href));
    const productId = Number(PRODUCT.exec(link?.href ?? '')?.[1] ?? 0);
    if (!link || productId === 0 || link.text === '') return { label: text, note: '', quantity: 1 };
    const note = text.slice(text.indexOf(link.text) + link.text.length).replace(SEPARATOR, '');
    const quantity = Math.max(1, Number(QUANTITY.exec(text)?.[1] ?? 1));
    return { label: link.text, note, quantity, product_id: productId };
  });
}
