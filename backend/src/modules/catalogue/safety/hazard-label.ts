import type { WireHazardLabel, WireProduct } from '@toonbank/contract';
import { type ChemicalProduct, hazardOf } from './hazard.ts';
import { phrases } from './phrases.ts';
import { isSafetySheet, isUploadedSheet } from './sheet-name.ts';

/**
 * The label elements of a product, from the data of the safety sheet that we draw; of an uploaded one they are not known (docs/behaviour.md §16.3). Undefined without a
 * safety sheet, because the words of a product that is no chemical may resemble those of one ('chloorbestendig').
 */
export function hazardLabelOf(
  product: ChemicalProduct & Pick<WireProduct, 'documents'>,
): WireHazardLabel | undefined {
  const sheet = product.documents.find(({ url }) => isSafetySheet(url) && !isUploadedSheet(url));
  const { signal, signs, dangers } = phrases[hazardOf(product)];
  if (!sheet || !signal) return undefined;
  return { signal_word: signal, pictograms: signs, statements: dangers, safety_sheet: sheet.url };
}
