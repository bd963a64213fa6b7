import type { AnswerOf } from '@/api/call';
import { listWork as words } from '@/locales/nl/order-lists/order-list-pages';
import type { ActionResult } from '../shared/result-notice';

/** Result text: number of lines added, skipped and refused. */
export function toCartResult({ added, skipped, refused }: AnswerOf<'orderLists.toCart'>): ActionResult {
  const parts = [
    added.length > 0 ? words.added(added.length) : words.noneAdded,
    skipped > 0 && words.skipped(skipped),
    refused.length > 0 && words.refused(refused.length),
  ].filter(Boolean);
  const tone = refused.length === 0 && added.length > 0 ? 'success' : 'warning';
  return { text: parts.join(' '), tone };
}
