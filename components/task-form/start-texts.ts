import type { TaskKind } from '@/api/types';
import type { AskedCodes, AskedKind } from '@/lib/urls/task-urls';
import { codesText, kindTitles, suggestedTitles } from '@/locales/nl/tasks/new-task';
import { taskKindNames } from '@/locales/nl/tasks/tasks';
import type { AskedItem } from './asked-item';

/** The initial subject of a question, by the kind of item that it is about. */
const kindOf: Readonly<Record<AskedKind, TaskKind>> = {
  order: 'ordering',
  delivery_note: 'delivery',
  invoice: 'invoice',
  product: 'question',
  label: 'label',
  recurring: 'recurring',
};

/** The subjects to choose from; a shortage has a separate form. */
const offered: readonly TaskKind[] = [
  'question',
  'ordering',
  'delivery',
  'return',
  'invoice',
  'price',
  'recurring',
  'label',
  'sourcing',
  'help',
  'service',
];

export const kindOptions = offered.map((kind) => ({ value: kind, text: taskKindNames[kind] }));

/** Initial subject, title and text of the form. */
export function startTexts(kind: TaskKind | undefined, asked: AskedItem | null, codes: AskedCodes | null) {
  const wanted = kind && offered.includes(kind) ? kind : undefined;
  const chosen = wanted ?? (asked ? kindOf[asked.kind] : 'question');
  if (!asked) return { kind: chosen, ...(codes ? codesText(codes) : { title: '', desc: '' }) };
  const title = chosen === 'return' || chosen === 'price' ? kindTitles[chosen] : suggestedTitles[asked.kind];
  return { kind: chosen, title: title(asked.name).slice(0, 150), desc: '' };
}
