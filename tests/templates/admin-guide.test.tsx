// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importSamples } from '@/locales/nl/admin/import-samples';
import { guideSheets } from '@/locales/nl/admin/shop/first-shop-guide';
import { AdminGuide } from '@/templates/basis/admin/guide';

it.each(Object.keys(guideSheets) as (keyof typeof guideSheets)[])(
  'the guide explains every column of the example sheet of %s, in its order',
  (sheet) => {
    expect(guideSheets[sheet].columns.map(({ name }) => name)).toEqual(importSamples[sheet].rows[0]);
  },
);

it('the guide shows the four sheets in the order of their imports, each with its example', () => {
  render(<AdminGuide />);
  expect(screen.getAllByRole('table')).toHaveLength(4);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download een voorbeeld: Artikelen (CSV)',
    'Download een voorbeeld: Voorraad (CSV)',
    'Download een voorbeeld: Prijzen (CSV)',
    'Download een voorbeeld: Klanten (CSV)',
  ]);
});
