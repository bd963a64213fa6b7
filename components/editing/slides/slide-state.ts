import { formatMoment } from '@/lib/dates';
import { slidesWords as words } from '@/locales/nl/admin/slides';
import { type EditedRow, fieldValue, isChanged } from '@/store/editing/state';

/** The words of a text without its elements; the first heading or paragraph. */
export function slideTitle(html: string): string {
  const first = /<(h[1-6]|p)[^>]*>(.*?)<\/\1>/s.exec(html)?.[2] ?? html;
  return first
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface SlideState {
  tone: 'success' | 'neutral' | 'info';
  text: string;
}

/** A slide that no visitor has seen yet. */
const isNew = ({ live }: EditedRow): boolean => live.version === 1 && live.fields.visible !== 'true';

/** Whether visitors see a slide with these fields now. */
export function slideState(row: EditedRow, now: Date): SlideState {
  if (isNew(row)) return { tone: 'neutral', text: words.isNew };
  const [from, until] = [fieldValue(row, 'shownFrom'), fieldValue(row, 'shownUntil')];
  if (fieldValue(row, 'visible') !== 'true') return { tone: 'neutral', text: words.hidden };
  if (until !== '' && new Date(until) <= now)
    return { tone: 'neutral', text: words.over(formatMoment(until)) };
  if (from !== '' && new Date(from) > now) return { tone: 'info', text: words.from(formatMoment(from)) };
  return { tone: 'success', text: until === '' ? words.shown : words.until(formatMoment(until)) };
}

/** What of it is not published. */
export const draftText = (row: EditedRow): string => (!isNew(row) && isChanged(row) ? words.isChanged : '');
