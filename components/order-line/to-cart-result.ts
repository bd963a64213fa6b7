import { listWork as words } from '@/locales/nl/order-lists/order-list-pages';
import type { ListToCartAnswer } from '@/store/api';
import type { ActionResult } from '../shared/result-notice';

/** How many lines went to the cart, and how many did not. */
export function toCartResult({ added, skipped, refused }: ListToCartAnswer): ActionResult {
  const parts = [
    added.length > 0 ? words.added(added.length) : words.noneAdded,
    skipped > 0 && words.skipped(skipped),
    refused.length > 0 && words.refused(refused.length),
  ].filter(Boolean);
  const tone = refused.length === 0 && added.length > 0 ? 'success' : 'warning';
  return { text: parts.join(' '), tone };
}
