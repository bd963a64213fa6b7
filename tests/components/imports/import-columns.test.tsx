// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportColumns } from '@/components/imports/columns/import-columns';
import { details, show } from './support';

const readings = (...values: (string | null)[]) => ({
  code: values,
  decimalComma: values,
  decimalPoint: values,
});
const columns = {
  ...{ format: 'csv', encoding: 'utf-8', sheets: [], sheet: '', headingLine: 1 },
  columns: [
    {
      ...{ column: 0, heading: 'Artikelnr', isNew: false },
      examples: [{ line: 2, cell: 'TB-1' }],
      readings: readings('TB-1'),
    },
    {
      ...{ column: 1, heading: 'Netto', isNew: true },
      examples: [
        { line: 2, cell: '1.234,50' },
        { line: 3, cell: 'op aanvraag' },
      ],
      readings: readings('1234.5', null),
    },
  ],
  fields: [
    { name: 'article_number', type: 'code', key: true, required: false, clearable: false },
    { name: 'price', type: 'money', key: false, required: true, clearable: false },
  ],
  mapping: [{ column: 0, field: 'article_number', format: 'code', empty: 'keep' }],
  options: {},
  profile: null,
  priceLists: [],
};
const answers = {
  'imports.details': () => ({ ...details, state: 'columns' }),
  'imports.columns': () => columns,
  'imports.setMapping': () => ({}),
};
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li') as HTMLElement);

it('asks for the column that is missing, before anything is sent', async () => {
  const { user, requestsOf } = show(<ImportColumns importId={7} />, answers);
  await user.click(await screen.findByRole('button', { name: 'Vergelijk met de winkel' }));
  expect(screen.getByRole('alert').textContent).toBe('Kies een kolom voor: Prijs (excl. btw).');
  expect(requestsOf('imports.setMapping')).toEqual([]);
});

it('asks nothing of the files of a ZIP but to go on', async () => {
  const file = { column: 0, heading: 'Bestand', isNew: true, examples: [{ line: 1, cell: 'TB-1.jpg' }] };
  const fields = [{ name: 'file_name', type: 'text', key: true, required: true, clearable: false }];
  const { user, requestsOf } = show(<ImportColumns importId={7} />, {
    ...answers,
    'imports.details': () => ({ ...details, kind: 'pictures', state: 'columns' }),
    'imports.columns': () => ({
      ...{ ...columns, fields, columns: [{ ...file, readings: readings('TB-1.jpg') }] },
      mapping: [{ column: 0, field: 'file_name', format: 'text', empty: 'keep' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Vergelijk met de winkel' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByLabelText(/Bewaar/)).toBeNull();
  expect(requestsOf('imports.setMapping')).toHaveLength(1);
});

it('shows what the cells of a column become, and sends the choices', async () => {
  const { user, requestsOf } = show(<ImportColumns importId={7} />, answers);
  const price = await card('Netto');
  await user.selectOptions(price.getByLabelText('Wordt in de winkel: Netto'), 'Prijs (excl. btw)');
  expect(price.getByText(/^1\.234,50 → €\s1\.234,50 · op aanvraag$/)).toBeDefined();
  expect(price.getByText('1 voorbeeld niet te lezen')).toBeDefined();
  // One line for each column: the rest opens on demand.
  expect(price.queryByLabelText('Lege cel')).toBeNull();
  await user.click(price.getByRole('button', { name: /^Meer over Netto/ }));
  expect(price.getByText(/^€\s1\.234,50$/)).toBeDefined();
  expect(price.getByText('niet te lezen')).toBeDefined();
  await user.selectOptions(price.getByLabelText('Lege cel'), 'Leeg: is een fout');
  await user.type(screen.getByLabelText(/^Bewaar deze keuze als/), 'Van Dam');
  await user.click(screen.getByRole('button', { name: 'Vergelijk met de winkel' }));
  expect(requestsOf('imports.setMapping')).toEqual([
    {
      importID: 7,
      mapping: [
        { column: 0, field: 'article_number', format: 'code', empty: 'keep' },
        { column: 1, field: 'price', format: 'decimal_comma', empty: 'fault' },
      ],
      options: {},
      profile: 'Van Dam',
    },
  ]);
});

it('says why a file can not be read, and leads back to another', async () => {
  const failed = { ...details, state: 'failed', failure: 'file_old' };
  show(<ImportColumns importId={7} />, { ...answers, 'imports.details': () => failed });
  expect((await screen.findByRole('alert')).textContent).toContain('van vóór 2007');
  expect(screen.getByRole('link', { name: 'Ander bestand kiezen' }).getAttribute('href')).toBe(
    '/beheer/import',
  );
});
