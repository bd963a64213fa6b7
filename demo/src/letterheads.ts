import { readFileSync } from 'node:fs';
import type { Letterhead } from '../../backend/src/db/schema/index.ts';
import { needed } from './bulk-insert.ts';

/** Colour and numbers of the shops: the same as their tenants' in the storefront. All invented. */
const facts: Record<string, Omit<Letterhead, 'logo'>> = {
  demo: { colour: '#0b5d4e', coc: '00001101', vatNumber: 'NL000011307B01', iban: 'NL25 TOON 0000 0120 09' },
  schoongroep: {
    colour: '#0b62c4',
    coc: '00001124',
    vatNumber: 'NL000012348B01',
    iban: 'NL53 TOON 0000 0123 78',
  },
  puurschoon: {
    colour: '#557038',
    coc: '00001147',
    vatNumber: 'NL000013122B01',
    iban: 'NL22 TOON 0000 0127 42',
  },
  horecahuis: {
    colour: '#7d1f31',
    coc: '00001170',
    vatNumber: 'NL000014035B01',
    iban: 'NL77 TOON 0000 0131 10',
  },
  zorgvoorraad: {
    colour: '#00777a',
    coc: '00001193',
    vatNumber: 'NL000014941B01',
    iban: 'NL77 TOON 0000 0134 98',
  },
  huispapier: {
    colour: '#c03360',
    coc: '00001216',
    vatNumber: 'NL000015854B01',
    iban: 'NL68 TOON 0000 0138 54',
  },
  kantoorkring: {
    colour: '#413f9c',
    coc: '00001239',
    vatNumber: 'NL000016767B01',
    iban: 'NL26 TOON 0000 0142 22',
  },
  erfenstal: {
    colour: '#8f3a1c',
    coc: '00001262',
    vatNumber: 'NL000017802B01',
    iban: 'NL54 TOON 0000 0145 91',
  },
  bouwkeet24: {
    colour: '#2b2d31',
    coc: '00001285',
    vatNumber: 'NL000018582B01',
    iban: 'NL17 TOON 0000 0149 66',
  },
  papierpunt: {
    colour: '#22365c',
    coc: '00001308',
    vatNumber: 'NL000019495B01',
    iban: 'NL72 TOON 0000 0153 34',
  },
  zakkenhuis: {
    colour: '#4d5a00',
    coc: '00001331',
    vatNumber: 'NL000020400B01',
    iban: 'NL35 TOON 0000 0157 09',
  },
  zeepmeester: {
    colour: '#6b3fa0',
    coc: '00001354',
    vatNumber: 'NL000021313B01',
    iban: 'NL58 TOON 0000 0160 71',
  },
  dispenserplein: {
    colour: '#45586a',
    coc: '00001377',
    vatNumber: 'NL000022226B01',
    iban: 'NL21 TOON 0000 0164 46',
  },
  handschoenhal: {
    colour: '#a0267e',
    coc: '00001400',
    vatNumber: 'NL000023139B01',
    iban: 'NL87 TOON 0000 0168 10',
  },
  maskermagazijn: {
    colour: '#5563b5',
    coc: '00001423',
    vatNumber: 'NL000024041B01',
    iban: 'NL07 TOON 0000 0171 83',
  },
  vloerzorg: {
    colour: '#5f4635',
    coc: '00001446',
    vatNumber: 'NL000024958B01',
    iban: 'NL67 TOON 0000 0175 58',
  },
  glasenraam: {
    colour: '#10475c',
    coc: '00001469',
    vatNumber: 'NL000025860B01',
    iban: 'NL36 TOON 0000 0179 22',
  },
  keukenhygiene: {
    colour: '#c02b2b',
    coc: '00001492',
    vatNumber: 'NL000026773B01',
    iban: 'NL53 TOON 0000 0182 95',
  },
  sanitairplein: {
    colour: '#0077a6',
    coc: '00001515',
    vatNumber: 'NL000027686B01',
    iban: 'NL91 TOON 0000 0186 78',
  },
  verpakkingsloods: {
    colour: '#85601a',
    coc: '00001538',
    vatNumber: 'NL000028599B01',
    iban: 'NL71 TOON 0000 0190 38',
  },
  schoolschoon: {
    colour: '#347a1b',
    coc: '00001561',
    vatNumber: 'NL000029506B01',
    iban: 'NL40 TOON 0000 0194 02',
  },
  hotelvoorraad: {
    colour: '#53264a',
    coc: '00001584',
    vatNumber: 'NL000030417B01',
    iban: 'NL68 TOON 0000 0197 71',
  },
  gemeentewinkel: {
    colour: '#b04c00',
    coc: '00001607',
    vatNumber: 'NL000031458B01',
    iban: 'NL69 TOON 0000 0201 41',
  },
};

/** A demo shop's letterhead; its logo is the drawing in `shop-logos/`, the one that its pages show. */
export function letterheadOf(siteId: string): Letterhead {
  const logo = readFileSync(new URL(`shop-logos/${siteId}.svg`, import.meta.url), 'utf8').trim();
  return { ...needed(facts[siteId], `letterhead of ${siteId}`), logo };
}
