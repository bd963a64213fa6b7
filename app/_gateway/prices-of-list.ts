import { endpoints } from '@toonbank/contract';
import { LRUCache } from 'lru-cache';
import type { AnswerOf } from '@/api/call';
import { parseResponse } from '@/api/parse-response';
import { toCustomerPrice } from '@/components/buying/buyable';

/** Of the texts that are kept, in characters. */
const MAX_KEPT = 4_000_000;

/**
 * Prices as JSON by the text that they are read from: customers with the same prices get the same text, and its parsing costs
 * more than the call. Nothing has to be renewed, because another price is another text.
 */
const kept = new LRUCache<string, string>({
  maxSize: MAX_KEPT,
  sizeCalculation: (json, text) => json.length + text.length,
});

/**
 * The prices of an answer of `products.list`, as JSON of `CustomerPrices`.
 * @param body of the answer, whose text is `text`
 * @throws ApiError where the answer does not fit the contract
 */
export function pricesOf(text: string, body: unknown): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const { docs } = parseResponse(endpoints.products.list, 200, body) as AnswerOf<'products.list'>;
  const json = JSON.stringify(Object.fromEntries(docs.map((doc) => [doc.productId, toCustomerPrice(doc)])));
  kept.set(text, json);
  return json;
}
