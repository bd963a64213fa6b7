import type { NetMeasure } from '@toonbank/contract';
import type { DemoProduct, NetContent } from '../model.ts';
import { millilitres } from './units.ts';

/** Base pieces that are sold for their content: that of a bin or a bag is room for something else. */
const vessels = new Set(['fles', 'can', 'spuitbus', 'vulling', 'pot', 'emmer', 'bus', 'koker', 'zak', 'pak']);
/** Rolls that are used by the metre; a roll of paper is counted. */
const byTheMetre = new Set(['keukenfolie']);
/** Labels of how many pieces there are in one base piece. */
const counts = ['Tissues per box', 'Zakdoekjes per pakje'];

const measured = (text: string, unit: NetMeasure & ('kg' | 'm')): number | undefined => {
  const [, amount] = new RegExp(`^([\\d,]+) ${unit}$`).exec(text) ?? [];
  return amount === undefined ? undefined : Math.round(Number(amount.replace(',', '.')) * 1000);
};

/**
 * The measure of a product's unit price, and the thousandths of it in one base piece: what the specifications say of a
 * bottle's litres, a bag's kilos and a roll's metres; else base pieces are counted.
 */
export function netContentOf(
  product: Pick<DemoProduct, 'baseUnit' | 'family' | 'specifications'>,
): NetContent {
  const specification = (label: string) =>
    product.specifications.find((one) => one.label === label)?.value ?? '';
  if (vessels.has(product.baseUnit)) {
    const volume = millilitres(specification('Inhoud'));
    const isBag = product.specifications.some(({ label }) => label === 'Gewicht per zak');
    if (volume !== undefined && !isBag) return { measure: 'l', content: volume };
    const weight = measured(specification('Gewicht'), 'kg');
    if (weight !== undefined) return { measure: 'kg', content: weight };
  }
  if (byTheMetre.has(product.family)) {
    const length = measured(specification('Lengte'), 'm');
    if (length !== undefined) return { measure: 'm', content: length };
  }
  const pieces = Number(counts.map(specification).find(Boolean) ?? 1);
  return { measure: 'piece', content: pieces * 1000 };
}
