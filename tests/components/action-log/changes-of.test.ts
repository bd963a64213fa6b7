import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf } from '@/components/action-log/changes-of';
import { logWords, targetNames } from '@/locales/nl/admin/action-log';

const spaced = (text: string | undefined) => text?.replace(/\s/g, ' ');
const shown = (action: string, details: Record<string, unknown>) =>
  changesOf({ action, details }).map(({ field, before, after }) => [field, spaced(before), spaced(after)]);

it('shows values before and after in words, and leaves out what has none', () => {
  expect(shown('change_price', { unit: 'doos', before: 395, after: 410 })).toEqual([
    ['Prijs, doos', '€ 3,95', '€ 4,10'],
  ]);
  expect(shown('correct_stock', { before: 0, after: 1_240 })).toEqual([['Voorraad', '0', '1.240']]);
  expect(shown('change_tiers', { name: 'Horeca, A-1 stuk', before: '', after: '1:380 24:360' })).toEqual([
    ['Prijzen', undefined, 'vanaf 1: € 3,80 · vanaf 24: € 3,60'],
  ]);
  expect(
    shown('set_customer_terms', {
      before: { paymentTermDays: 14, creditLimitCents: null, unknown: 1 },
      after: { paymentTermDays: 30, creditLimitCents: 125_050, unknown: 2 },
    }),
  ).toEqual([
    ['Betaaltermijn in dagen', '14', '30'],
    ['Kredietlimiet', undefined, '€ 1.250,50'],
  ]);
  expect(shown('change_role', { name: 'Bo', from: 'sales', role: 'warehouse' })).toEqual([
    ['Rol', 'Verkoop', 'Magazijn'],
  ]);
  expect(shown('change_coupon', { before: { minimum: 0 }, after: { minimum: 25 } })).toEqual([
    ['Vanaf bestelbedrag', '€ 0,00', '€ 25,00'],
  ]);
  expect(shown('block_customer', { before: { active: true }, after: { active: false } })).toEqual([
    ['Actief', 'ja', 'nee'],
  ]);
  const days = { before: { validUntil: '2026-12-08' }, after: { validUntil: '2027-12-31' } };
  expect(shown('change_agreement', days)).toEqual([['Laatste dag', '08-12-2026', '31-12-2027']]);
  expect(shown('move_order', { before: 1, after: 2 })).toEqual([]);
});

it('has a word for every action and target that the backend logs', () => {
  const folder = new URL('../../../backend/src/modules/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((text) => text.includes('logAction('));
  const found = (pattern: RegExp) => [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ];
  const actions = [
    ...found(/action: (?:[^'`,}\n]*\? )?'([a-z_]+)'/g),
    ...found(/action: [^'`,}\n]*\? '[a-z_]+' : '([a-z_]+)'/g),
  ];
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter((name) => logWords.action(name) === name)).toEqual([]);
  const targets = found(/targetKind: '([a-z_]+)'/g);
  expect(targets.length).toBeGreaterThan(15);
  expect(targets.filter((name) => !targetNames[name])).toEqual([]);
});
