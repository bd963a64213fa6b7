import { expect, it } from 'vitest';
import { importTitle } from '@/components/imports/import-title';

it('names an import by its file, and an undo by the import that it takes back', () => {
  const one = { kind: 'prices', filename: 'van-dam.csv', undoOf: null } as const;
  expect(importTitle(one)).toBe('Prijzen · van-dam.csv');
  expect(importTitle({ ...one, undoOf: 7 })).toBe('Draait terug: Prijzen · van-dam.csv');
  expect(importTitle({ ...one, filename: '', undoOf: 7 })).toBe('Draait terug: Prijzen · geplakt');
});
