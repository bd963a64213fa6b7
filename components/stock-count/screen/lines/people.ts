import { counting as words } from '@/locales/nl/stock-count/counting';
import type { CountPart, CountProduct } from '../../offline/types';
import { byUnit } from '../model/lines';

const descOf = (product: CountProduct, unitId: number | null) =>
  product.units.find(({ id }) => id === unitId)?.desc ?? product.baseUnit;

/** '2 × doos à 6 rollen + 4 × rol'. */
export const quantityText = (product: CountProduct, parts: readonly CountPart[]): string =>
  words.units(byUnit(parts).map(({ unitId, quantity }) => ({ quantity, desc: descOf(product, unitId) })));

export interface Counter {
  device: string;
  name: string;
  isOwn: boolean;
  parts: CountPart[];
}

/** Who counted it, per device, this device last. */
export function countersOf(parts: readonly CountPart[], device: string): Counter[] {
  const counters = new Map<string, Counter>();
  for (const part of parts) {
    const isOwn = part.device === device;
    const name = isOwn ? words.you : part.last.countedBy || words.other;
    const counter = counters.get(part.device) ?? { device: part.device, name, isOwn, parts: [] };
    counter.parts.push(part);
    counters.set(part.device, counter);
  }
  return [...counters.values()].sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
}

/** 'Jan telde 4 × doos, u telde 3 × doos: samen 7 × doos'. */
export const sharedText = (product: CountProduct, parts: readonly CountPart[], device: string): string =>
  words.shared(
    countersOf(parts, device).map((counter) => ({
      name: counter.name,
      quantity: quantityText(product, counter.parts),
    })),
    quantityText(product, parts),
  );
