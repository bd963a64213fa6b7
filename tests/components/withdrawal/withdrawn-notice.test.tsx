import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithdrawnNotice } from '../../../components/withdrawal/withdrawn-notice.tsx';

const withdrawal = { receivedAt: '2026-11-23T16:42:10.000Z', handled: false, lines: [], articles: '' };
const textOf = (...withdrawals: Parameters<typeof WithdrawnNotice>[0]['withdrawals'][number][]) =>
  renderToStaticMarkup(<WithdrawnNotice withdrawals={withdrawals} />).replace(/<[^>]+>/g, ' ');

it('says when the statement came in, to the second, and what it is about', () => {
  const whole = textOf(withdrawal);
  expect(whole).toContain('Ontvangen op maandag 23 november 2026 om 17:42:10.');
  expect(whole).toContain('De hele bestelling');
  const part = textOf({
    ...withdrawal,
    lines: [{ name: 'Handschoenen', unit: 'per doos', quantity: 2 }],
    articles: 'en de zeep',
  });
  expect(part).toContain('2 × doos Handschoenen\nen de zeep');
  expect(part).not.toContain('De hele bestelling');
});

it('says whether the shop handled it, and never that it is accepted', () => {
  expect(textOf(withdrawal)).toContain('binnen twee werkdagen');
  const handled = textOf({ ...withdrawal, handled: true });
  expect(handled).toContain('Wij hebben uw herroeping behandeld.');
  expect(handled).not.toMatch(/geaccepteerd|goedgekeurd|binnen twee werkdagen/);
});

it('is not there on an order without one', () => {
  expect(textOf()).toBe('');
});
