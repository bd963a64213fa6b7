import type { DemoProduct, UseContent } from '../model.ts';
import { millilitres } from './units.ts';

/** Millilitres or grams, '7,5 kg' as 7500. */
function amountOf(specification: (label: string) => string): number | undefined {
  const [, kilos] = /^([\d,]+) kg$/.exec(specification('Gewicht')) ?? [];
  return kilos === undefined
    ? millilitres(specification('Inhoud'))
    : Math.round(Number(kilos.replace(',', '.')) * 1000);
}

/** By a dosage such as '40 ml per 8 liter water', '2-4 ml per liter' or '75 g per 5 kg droge was'; of a range the highest one. */
function useOfDosage(dosage: string, amount: number): UseContent | undefined {
  if (dosage === 'gebruiksklaar') return { measure: 'litre_solution', content: amount };
  const [, text = '', per] = /^(?:[\d,]+-)?([\d,]+) (?:ml|g) per (.+)$/.exec(dosage) ?? [];
  const dose = Number(text.replace(',', '.'));
  if (per === '5 kg droge was') return { measure: 'wash', content: Math.round((amount * 1000) / dose) };
  const [, litres = '1'] = /^(?:(\d+) )?liter(?: water)?$/.exec(per ?? '') ?? [];
  return per === undefined
    ? undefined
    : { measure: 'litre_solution', content: Math.round((amount * Number(litres) * 1000) / dose) };
}

/**
 * How much use one base piece gives, in thousandths: litres of solution and washes by the dosage, thousands of sheets, and a
 * wash per tablet; undefined where the specifications do not say it.
 */
export function useContentOf({
  baseUnit,
  specifications,
}: Pick<DemoProduct, 'baseUnit' | 'specifications'>): UseContent | undefined {
  const specification = (label: string) => specifications.find((one) => one.label === label)?.value ?? '';
  const sheets = Number(specification(`Vellen per ${baseUnit}`));
  if (sheets > 0) return { measure: 'thousand_sheets', content: sheets };
  if (baseUnit === 'tablet') return { measure: 'wash', content: 1000 };
  const amount = amountOf(specification);
  return amount === undefined ? undefined : useOfDosage(specification('Dosering'), amount);
}
