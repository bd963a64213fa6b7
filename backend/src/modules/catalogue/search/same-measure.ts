import { indexWords } from './index-product.ts';
import { measuredBy } from './words.ts';

const measuresOf = (text: string): string[] =>
  [...indexWords(text)].flatMap((word) => measuredBy(word) ?? []);

/** Whether a product's name has a measure of the searched kind: buckets have litres, bags have no kilos. */
export function hasSameMeasure(name: string, asked: string): boolean {
  const measures = measuresOf(name);
  return measuresOf(asked).some((measure) => measures.includes(measure));
}
