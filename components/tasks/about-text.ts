import type { TaskAbout } from '@/api/types';
import { timesUnit } from '@/locales/nl/product/units';
import { tasks as words } from '@/locales/nl/tasks/tasks';
import { aboutNames, problemNames } from '@/locales/nl/tasks/thread';

const wholes = new Set<TaskAbout['kind']>(['order', 'delivery_note', 'invoice']);

/** `Bestelling 10023`, `Handzeep 5 l`; a label without a place is `Kastlabel`. */
export const aboutName = ({ kind, name, number }: TaskAbout): string =>
  wholes.has(kind) ? `${aboutNames[kind]} ${number}` : name || aboutNames[kind];

/** `2 × doos, beschadigd`; empty for an item without quantity and problem. */
export function aboutNote({ quantity, unit, problem }: TaskAbout): string {
  const amount = quantity === null ? '' : unit === '' ? `${quantity} ×` : timesUnit(quantity, unit);
  return [amount, problem && problemNames[problem]].filter(Boolean).join(', ');
}

/** The name of the first item that a task is about, and the number of the others. */
export function aboutText(about: readonly TaskAbout[]): string {
  const [first, ...others] = about;
  if (!first) return '';
  return others.length === 0 ? aboutName(first) : `${aboutName(first)} ${words.aboutMore(others.length)}`;
}
