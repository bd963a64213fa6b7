import type { RequestOf } from '@/api/call';
import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { importFieldWords } from '@/locales/nl/admin/imports';
import type { PriceDraft } from './price-drafts';

const fields = ['article_number', 'unit', 'from_quantity', 'price'] as const;
const formats = {
  article_number: 'code',
  unit: 'text',
  from_quantity: 'decimal_comma',
  price: 'decimal_comma',
} as const;

const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]) => cells.map(cell).join(';');

/** The typed prices as an import of them alone: a unit by its words, and the list by its id. */
export function importOf(
  { priceListId, name }: { priceListId: number; name: string },
  drafts: readonly PriceDraft[],
): RequestOf<'imports.paste'> {
  const lines = drafts.map(({ price, quantity, text }) =>
    line([
      price.articleNumber,
      price.unit || String(price.content),
      String(quantity),
      dutchNumber(parseEuros(text) ?? 0, 2, 2),
    ]),
  );
  return {
    kind: 'prices',
    name,
    text: [line(fields.map((field) => importFieldWords[field])), ...lines].join('\n'),
    columns: {
      mapping: fields.map((field, column) => ({ column, field, format: formats[field], empty: 'fault' })),
      options: { price_list_id: priceListId },
    },
  };
}
