// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ImportPreview } from '@/components/imports/preview/import-preview';
import { changes, details, show } from './support';

beforeEach(() => window.history.replaceState(null, '', '/'));

const preview = (search = '') => <ImportPreview importId={7} initial={{ search }} />;
const answers = { 'imports.details': () => details, 'imports.changes': () => changes };

it('says what changes, from what to what, what should be looked at, and what it touches', async () => {
  show(preview(), answers);
  const [, first] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(
    /Doek.*TB-1 · doos.*Meer dan 30 % verschil.*Prijs.*€\s10,00.*€\s10,31.*\+3,1\s%/,
  );
  expect(screen.getByRole('button', { name: /^1 waarde omhoog, gemiddeld \+3,1\s%$/ })).toBeDefined();
  expect(
    screen.getByText(/14 prijslijsten, 231 klanten met afspraken, 9 herhaalorders en 4 winkelwagens/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Verder met 2 wijzigingen' }).getAttribute('href')).toBe(
    '/beheer/import/7/toepassen',
  );
});

it('filters the table by a number, and keeps the filter in the address', async () => {
  const { user, requestsOf } = show(preview(), answers);
  await user.click(await screen.findByRole('button', { name: /^1 waarde omlaag/ }));
  await waitFor(() => expect(requestsOf('imports.changes').at(-1)).toMatchObject({ change: 'down' }));
  expect(window.location.pathname + window.location.search).toBe('/beheer/import/7/wijzigingen?soort=down');
});

it('leaves a change out, and the whole selection', async () => {
  const { user, requestsOf } = show(preview(), { ...answers, 'imports.tick': () => ({ revision: 5 }) });
  await user.click(await screen.findByRole('checkbox', { name: 'Neem mee: Mop, Prijs (excl. btw)' }));
  expect(requestsOf('imports.tick')).toEqual([{ importID: 7, ticked: false, changeIDs: [2] }]);
  await user.click(screen.getByRole('button', { name: 'Neem niets van deze selectie mee' }));
  await waitFor(() =>
    expect(requestsOf('imports.tick').at(-1)).toMatchObject({ importID: 7, ticked: false }),
  );
  expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false);
});

it('shows a new article as one row with its values, which are taken or left together', async () => {
  const [first] = changes.changes;
  const added = {
    ...first,
    code: 'TB-7',
    name: '',
    part: '',
    before: null,
    percent: null,
    change: 'new',
    warnings: [],
  };
  const rows = [
    { ...added, changeId: 11, line: 4, field: 'name', after: 'Emmer' },
    { ...added, changeId: 12, line: 4, field: 'price', after: '7.5' },
    { ...added, changeId: 13, line: 5, code: 'TB-8', field: 'name', after: 'Spons' },
    { ...added, changeId: 14, line: 5, code: 'TB-8', field: 'price', after: '1.25' },
  ];
  const { user, requestsOf } = show(preview(), {
    ...answers,
    'imports.changes': () => ({ changes: rows, next: null }),
    'imports.tick': () => ({ revision: 5 }),
  });
  const [, bucket, sponge, ...more] = await screen.findAllByRole('row');
  expect(more).toEqual([]);
  expect(bucket?.textContent).toMatch(/^4EmmerTB-7Nieuw.*Prijs.*€\s7,50$/);
  const box = within(sponge as HTMLElement).getByRole('checkbox', { name: 'Neem mee: Spons, nieuw' });
  await user.click(box);
  expect(requestsOf('imports.tick')).toEqual([{ importID: 7, ticked: false, changeIDs: [13, 14] }]);
  expect((box as HTMLInputElement).checked).toBe(false);
});

it('shows the faulty lines with the reasons, and warns of a lost comma', async () => {
  const { user } = show(preview(), {
    ...answers,
    'imports.details': () => ({ ...details, ratioWarning: { suspicion: 'comma', factor: 100 } }),
    'imports.faulty': () => ({
      headings: ['Artikelnr', 'EAN'],
      lines: [
        {
          ...{ line: 9, cells: ['TB-9', '8,71E+12'], code: 'TB-9', name: '' },
          faults: [
            { code: 'exponent', field: 'ean', column: 1 },
            { code: 'article_unknown', field: null, column: null },
          ],
        },
      ],
      next: null,
    }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Staat de komma goed?');
  await user.click(screen.getByRole('button', { name: '3 regels met een fout' }));
  const table = within(await screen.findByRole('table', { name: 'Regels met een fout' }));
  const [, ean, article] = table
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()));
  expect(ean?.slice(0, 4)).toEqual(['9', 'TB-9', 'EAN', '8,71E+12']);
  expect(ean?.[4]).toMatch(/^Excel heeft de cijfers afgerond.* Zet de kolom op Tekst/);
  expect(article?.slice(0, 4)).toEqual(['9', 'TB-9', 'hele regel', 'TB-9 · 8,71E+12']);
});

it('says when nothing changes, and offers another try when the server is away', async () => {
  show(preview(), {
    ...answers,
    'imports.details': () => ({ ...details, counts: [], faulty: 0, changes: 0 }),
  });
  expect(await screen.findByRole('heading', { name: 'Er verandert niets' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Verder met/ })).toBeNull();
  document.body.replaceChildren();
  show(preview(), {});
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeDefined();
});

it('tells articles and their values apart', async () => {
  show(preview(), {
    ...answers,
    'imports.details': () => ({
      ...{ ...details, kind: 'products', articles: 11, newArticles: 11 },
      counts: [{ change: 'new', changes: 141, ticked: 141, meanPercent: null }],
    }),
  });
  expect(
    await screen.findByRole('button', { name: 'Alles: 141 wijzigingen bij 11 artikelen' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: '141 nieuwe gegevens, 11 nieuwe artikelen' })).toBeDefined();
});
