import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { otherDates } from './dates.ts';

it('finds every other way to write a day, and no other number', () => {
  const others = ['2 december 2026', '2 dec. 2026', '2026-12-02', '2-12-2026', '02/12/2026'];
  for (const text of others) expect(otherDates(`Op ${text}.`), text).not.toEqual([]);
  expect(otherDates('Op 02-12-2026, donderdag 26-11-2026. NL25 TOON, 1-2-3, 12 meter, 2 decimeter')).toEqual(
    [],
  );
});

/** Sources that write a document or text for one, by the folders that documents are made of. */
const SOURCES = globSync('backend/src/{pdf,modules}/**/*.ts').filter((file) => {
  const source = readFileSync(file, 'utf8');
  return /pdf\/(?:document|sheet|dutch-date)\.ts|\bwriteDocument\b|order-texts\.ts/.test(source);
});

it('documents name no month: each writes its days by dutchDate, dutchDay or weekdayDate', () => {
  expect(SOURCES.length).toBeGreaterThan(12);
  const formats = SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/DateTimeFormat\([^)]*\)/g)].map(
      ([format]) => `${file}: ${format}`,
    ),
  );
  expect(
    formats.filter((format) => /month|dateStyle/.test(format) && !format.includes("month: '2-digit'")),
  ).toEqual([]);
});
