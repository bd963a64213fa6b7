import { counting as words } from '@/locales/nl/stock-count/counting';
import { differenceOf } from '../model/difference';
import type { PlacedLine } from '../model/lines';
import type { Counting } from '../state/use-counting';

/** Hidden until the line is counted: a number in view tempts to copy it. */
export function differenceText(
  { sheet, parts }: Pick<Counting, 'sheet' | 'parts'>,
  line: PlacedLine,
): string {
  if (!parts.has(line.key)) return '';
  const difference = differenceOf(sheet, parts, line);
  if (difference.kind === 'first') return words.first;
  if (difference.kind === 'here') return words.before(difference.last, line.product.baseUnit);
  const { last, delivered, waste, used } = difference;
  return words.difference(last, delivered, waste, used);
}
