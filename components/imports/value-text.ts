import { type ImportFieldName, type ImportFieldType, importFields } from '@toonbank/contract';
import { formatDate } from '@/lib/dates';
import { dutchNumber } from '@/lib/dutch-number';
import { importWords as words } from '@/locales/nl/admin/imports';

/** Keeps an amount on one line. */
const NBSP = '\u00a0';

const types = new Map<ImportFieldName, ImportFieldType>(
  Object.values(importFields).flatMap((fields) =>
    Object.entries(fields).map(([name, field]) => [name as ImportFieldName, field.type as ImportFieldType]),
  ),
);

/** A canonical value as a reader of a Dutch page expects it: '1234.5' of a price is '€ 1.234,50'. */
export function valueText(field: ImportFieldName, value: string | null): string {
  if (value === null || value === '') return words.noValue;
  switch (types.get(field)) {
    case 'money':
      return `€${NBSP}${dutchNumber(Number(value), 2, 4)}`;
    case 'percent':
      return `${dutchNumber(Number(value))}${NBSP}%`;
    case 'whole':
      return dutchNumber(Number(value));
    case 'date':
      return formatDate(value);
    case 'yes_no':
      return value === 'true' ? words.yes : words.no;
    case 'file':
      return words.oneFile;
    case 'customer_kind':
      return words.customerKinds[value] ?? value;
    default:
      return value;
  }
}

/** A difference in per cent, with its sign. */
export const percentText = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${dutchNumber(Math.abs(percent), 0, 1)}${NBSP}%`;
