import { expect, it } from 'vitest';
import { buildAssortment } from '../src/catalogue/index.ts';

/** Words of workplaces; 'keukenrol' and the like are a household's too. */
const work =
  /kantor|kantoor|scholen|toiletgroep|hotelkamer|vergader|zorgkamer|pantry|werkwagen|praktijk|balie|HACCP|gastronorm/i;

it('tells a household of nothing but its home', () => {
  const told = buildAssortment('huispapier').products.map(({ description }) => description);
  expect(told.filter((text) => work.test(text))).toEqual([]);
});

it('keeps the workplaces where businesses buy', () => {
  const told = buildAssortment('schoongroep').products.map(({ description }) => description);
  expect(told.some((text) => text.includes('Geschikt voor kantoren, scholen'))).toBe(true);
});
