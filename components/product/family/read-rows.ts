import type { FamilyRow } from './family-row';

const textOf = (node: Element | null | undefined) => node?.textContent ?? '';
const HAS_AMOUNT = /\d/;

/** The unit that a text names: 'per fles', 'doos à 12 flessen'. A row has its unit's name only where the text has another. */
export const unitInText = (text: string): string => text.replace(/^per /, '').replace(/ à .*$/, '');

function priceOf(cell: Element | null): Pick<FamilyRow, 'price'> {
  const incl = cell?.querySelector('span.vat-incl');
  const excl = textOf(incl ? cell?.querySelector('.vat-excl') : cell);
  if (!HAS_AMOUNT.test(excl)) return {};
  const perMeasure = textOf(cell?.querySelector('small'));
  return { price: { excl, ...(incl && { incl: textOf(incl) }), ...(perMeasure && { perMeasure }) } };
}

const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);

/** A row of the table, as `FamilyTable` writes it. */
function readRow(row: HTMLTableRowElement): FamilyRow[] {
  const field = row.querySelector('input');
  if (!field) return [];
  const [id = 0, unitId = 0] = field.name.split('.').map(Number);
  const [code, unit] = row.querySelectorAll('td');
  const stock = row.querySelector<HTMLElement>('.stock');
  return [
    {
      id,
      unitId,
      unitName: field.dataset.unit ?? unitInText(textOf(unit)),
      unitText: textOf(unit),
      code: textOf(code),
      value: textOf(row.cells[0]),
      href: row.querySelector('a')?.getAttribute('href') ?? '',
      step: numberOf(field.step),
      vat: numberOf(field.dataset.vat),
      days: numberOf(stock?.dataset.days),
      stock: (/stock-(\w+)/.exec(stock?.className ?? '')?.[1] ?? 'none') as FamilyRow['stock'],
      delivery: textOf(stock),
      ...priceOf(row.querySelector('.family-price')),
    },
  ];
}

/** The rows of a table as the server wrote it, also after it left the document. */
export const readRows = (table: Element | null): FamilyRow[] =>
  [...(table?.querySelectorAll('tr') ?? [])].flatMap(readRow);
