import type { IntegrationName } from '@toonbank/contract/integration/endpoints';

export type Input = Record<string, unknown>;
interface Known {
  number: number;
  articleNumber: string;
}

const line = {
  'writes.prices': { price_cents: 1_000 },
  'writes.agreements': {
    ...{ customer_number: 'K-1', price_cents: 1, valid_from: '2027-01-01', valid_until: '2027-12-31' },
  },
  'writes.stock': { stock: 5 },
  'writes.products': { name: 'Proef' },
} as const;

/** A call that is let in with its scope. */
export function inputOf(name: IntegrationName, { number, articleNumber }: Known): Input {
  if (name === 'writes.customers') return { lines: [{ number: 'K-1', company: 'Proef' }] };
  if (name === 'writes.stock')
    return {
      ...{ meaning: 'physical', moment: '2026-01-01T00:00:00Z' },
      lines: [{ article_number: articleNumber, stock: 5 }],
    };
  if (name.startsWith('writes.'))
    return { lines: [{ article_number: articleNumber, ...line[name as keyof typeof line] }] };
  if (name === 'orderSteps.acknowledgeMany') return { numbers: [number] };
  return name === 'orders.get' || name.startsWith('orderSteps.') ? { number } : {};
}

const values = [
  ...[null, '', ' ', '\u0000', 'x'.repeat(30_000), '8,71E+12', '=1+1', '💥', "'; DROP TABLE orders; --"],
  ...[0, -1, 1.5, 1e30, 2_147_483_648, true, [], {}, [[]], { a: { b: 1 } }, '9999999999', '0x10', 'NaN'],
];

/** The input with each field changed to each hostile value, removed, or with a field more. */
export function* hostileValues(valid: Input): Generator<[string, Input]> {
  for (const name of Object.keys(valid)) {
    for (const value of values)
      yield [`${name}=${JSON.stringify(value)?.slice(0, 40)}`, { ...valid, [name]: value }];
    const inside = valid[name];
    const [first] = Array.isArray(inside) ? inside : [];
    if (typeof first !== 'object' || first === null) continue;
    for (const field of Object.keys(first))
      for (const value of values)
        yield [
          `${name}.${field}=${JSON.stringify(value)?.slice(0, 40)}`,
          { ...valid, [name]: [{ ...first, [field]: value }] },
        ];
  }
  for (const name of ['na', 'aantal', 'ontvangen', 'reason', 'more'])
    for (const value of values)
      yield [`${name}=${JSON.stringify(value)?.slice(0, 40)}`, { ...valid, [name]: value }];
}
