import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprint, recogniseProfile } from '../../../src/modules/imports/source/fingerprint.ts';

const vanDam = { name: 'Van Dam', headings: ['Art.nr.', 'EAN', 'Omschrijving', 'Prijs'] };
const other = { name: 'Ander', headings: ['Code', 'Voorraad'] };
const recognised = (headings: string[]) => {
  const found = recogniseProfile(headings, [other, vanDam]);
  return found && { name: found.profile.name, newColumns: found.newColumns };
};

it('knows a supplier by the headings, in any order and spelling', () => {
  expect(recognised(['prijs', 'art nr', 'EAN', 'Omschrijving'])).toEqual({ name: 'Van Dam', newColumns: [] });
});

it('knows a supplier whose sheet has one new column, and names it', () => {
  expect(recognised(['Art.nr.', 'EAN', 'CO2', 'Omschrijving', 'Prijs'])).toEqual({
    name: 'Van Dam',
    newColumns: [2],
  });
});

it('does not know a sheet with two new columns, or one that lacks a column', () => {
  expect(recognised(['Art.nr.', 'EAN', 'CO2', 'Land', 'Omschrijving', 'Prijs'])).toBeUndefined();
  expect(recognised(['Art.nr.', 'EAN', 'Prijs'])).toBeUndefined();
});

it('prefers the profile with equal headings to one that lacks a column of the sheet', () => {
  const shorter = { name: 'Kort', headings: vanDam.headings.slice(0, 3) };
  const found = recogniseProfile(vanDam.headings, [shorter, vanDam]);
  expect(found?.profile.name).toBe('Van Dam');
});

it('gives one fingerprint for every order of the headings', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (headings) => {
      expect(fingerprint(headings.toReversed())).toBe(fingerprint(headings));
      expect(fingerprint(headings.map((one) => ` ${one.toUpperCase().toLowerCase()} `))).toBe(
        fingerprint(headings.map((one) => one.toUpperCase().toLowerCase())),
      );
    }),
  );
});
