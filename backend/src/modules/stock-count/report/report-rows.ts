import type { CountDetails } from './report-data.ts';

export interface ReportPlace {
  /** Empty: no place. */
  name: string;
  rows: { product: string; number: string; counts: string }[];
}

const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
/** '3 × doos à 6 rollen + 4 × rol'. */
const countsText = (counts: Map<string, number>) =>
  [...counts].map(([unit, quantity]) => `${quantity} × ${unit}`).join(' + ');

/** Counted products per place, in walking order: the order in which the places were counted. */
export function placeRows(details: CountDetails): ReportPlace[] {
  const units = new Map(details.units.map(({ unit_id, unit_desc }) => [unit_id, unit_desc]));
  const products = new Map(details.lines.map((line) => [line.product_id, line]));
  const places = new Map<string, Map<number, Map<string, number>>>();
  for (const { place, product_id, unit_id, quantity } of details.parts) {
    if (product_id === null) continue;
    const ofPlace = places.get(place) ?? new Map<number, Map<string, number>>();
    const counts = ofPlace.get(product_id) ?? new Map<string, number>();
    const unit = units.get(unit_id ?? 0)?.replace(/^per /, '') ?? 'verpakking';
    counts.set(unit, (counts.get(unit) ?? 0) + quantity);
    places.set(place, ofPlace.set(product_id, counts));
  }
  return [...places].map(([name, ofPlace]) => ({
    name,
    rows: [...ofPlace].flatMap(([id, counts]) => {
      const line = products.get(id);
      return line
        ? [{ product: line.product_name, number: line.product_ext_code, counts: countsText(counts) }]
        : [];
    }),
  }));
}

/** Per product: article number, name, counted, expected, difference and real use; a dash where there was no earlier count. */
export const totalRows = (details: CountDetails): string[][] =>
  details.lines.map(({ product_ext_code, product_name, base_unit, counted, expected, used }) => [
    product_ext_code,
    product_name,
    base_unit,
    String(counted),
    expected === null ? '–' : String(expected),
    expected === null ? '–' : signed(counted - expected),
    used === null ? '–' : String(used),
  ]);

/** Unknown codes with their place and number. */
export const codeRows = (details: CountDetails): string[][] =>
  details.parts
    .filter(({ product_id, quantity }) => product_id === null && quantity > 0)
    .map(({ code, place, quantity }) => [code, place, String(quantity)]);
