import type { ProductUnit } from '@toonbank/contract';
import { unitWordOf } from '../quick-order/plain-text/unit-words.ts';

type Unit = Pick<ProductUnit, 'name' | 'content'>;

/** 'à 24 dozen', 'à 22 dozen (1.056 rollen)': a number of a unit, and perhaps the pieces in all. */
const CONTENTS = /à ([\d.]+) (\p{L}+)(?: \(([\d.]+) \p{L}+\))?$/u;

const numberOf = (text: string) => Number(text.replaceAll('.', ''));
const wordOf = (word: string) => unitWordOf(word.toLowerCase()) ?? word.toLowerCase();

/** The usual words for a unit, the same as those of an imported one. */
export const describe = ({ name, content }: Unit): string =>
  content === 1 ? `per ${name}` : `${name} à ${content} stuks`;

/**
 * True while words say what a unit holds: 'pallet à 24 dozen' with 288, while a 'doos' of the product holds 12. Words without
 * a number say nothing wrong.
 * @param others the other units of the product
 */
function agrees(words: string, { content }: Unit, others: readonly Unit[]): boolean {
  const [, count = '', word = '', pieces] = CONTENTS.exec(words) ?? [];
  if (count === '') return !/\d/.test(words) && (content === 1 || !words.startsWith('per '));
  const held = others.find(({ name }) => wordOf(name) === wordOf(word))?.content ?? 1;
  return numberOf(count) * held === content && (pieces === undefined || numberOf(pieces) === content);
}

/** Words with a new name in place of the old one; undefined when they do not begin with that. */
function renamed(words: string, from: string, to: string): string | undefined {
  for (const head of ['', 'per '])
    if (words.startsWith(head + from)) return head + to + words.slice(head.length + from.length);
  return undefined;
}

/** The words for a changed unit: those of before, as long as they agree with it. */
export function reworded(
  before: Unit & { description: string },
  unit: Unit,
  others: readonly Unit[],
): string {
  const words =
    before.name === unit.name ? before.description : renamed(before.description, before.name, unit.name);
  return words !== undefined && agrees(words, unit, others) ? words : describe(unit);
}
