import type { AboutKind } from '@toonbank/contract';

const lineKinds = {
  order: 'order_line',
  delivery_note: 'delivery_line',
  invoice: 'invoice_line',
} as const;

const isWhole = (kind: string): kind is keyof typeof lineKinds => Object.hasOwn(lineKinds, kind);

/** The references of a question: the ticked lines of an order or document, or the whole item when none is ticked. */
export const askedAbout = <Item extends { kind: AboutKind }>(
  item: Item,
  lines: readonly number[],
): (Item & { kind: AboutKind; line?: number })[] => {
  const { kind }: { kind: AboutKind } = item;
  return isWhole(kind) && lines.length > 0
    ? lines.map((line) => ({ ...item, kind: lineKinds[kind], line }))
    : [item];
};
