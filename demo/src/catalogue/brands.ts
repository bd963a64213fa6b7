import type { Emblem } from '../logos/emblems.ts';

/** A brand: invented, with the country its goods come from and how far its prices lie from the middle. */
export interface Brand {
  name: string;
  country: string;
  /** Colour of its printed mark. */
  colour: string;
  /** In its logo, beside the name. */
  emblem: Emblem;
  /** 1 is the middle of the market. */
  priceLevel: number;
}

/** Key that families use for 'the house brand of whichever site this is'. */
export const houseBrandKey = 'house';

export const brands = {
  helderwit: { name: 'Helderwit', country: 'Nederland', colour: '#1d5fa8', emblem: 'spark', priceLevel: 1 },
  vezelaar: { name: 'Vezelaar', country: 'België', colour: '#5b7f3a', emblem: 'fibres', priceLevel: 0.95 },
  zachtvel: {
    name: 'Zachtvel',
    country: 'Duitsland',
    colour: '#8a4fa0',
    emblem: 'feather',
    priceLevel: 1.13,
  },
  papivolta: { name: 'Papivolta', country: 'Italië', colour: '#c2453a', emblem: 'roll', priceLevel: 0.92 },
  nordvlies: { name: 'Nordvlies', country: 'Zweden', colour: '#1f7a80', emblem: 'peaks', priceLevel: 1.17 },
  sterkvang: { name: 'Sterkvang', country: 'Nederland', colour: '#d2691e', emblem: 'sack', priceLevel: 1.04 },
  zakkora: { name: 'Zakkora', country: 'Polen', colour: '#3b4a8f', emblem: 'knot', priceLevel: 0.93 },
  hergolin: { name: 'Hergolin', country: 'Duitsland', colour: '#4b8b3b', emblem: 'loop', priceLevel: 1.08 },
  bladrond: { name: 'Bladrond', country: 'Italië', colour: '#6aa32d', emblem: 'leaf', priceLevel: 1.1 },
  tonnerik: { name: 'Tonnerik', country: 'Nederland', colour: '#37474f', emblem: 'bin', priceLevel: 1 },
  sopranol: { name: 'Sopranol', country: 'Nederland', colour: '#0f7ac0', emblem: 'drop', priceLevel: 1 },
  frisolant: { name: 'Frisolant', country: 'België', colour: '#e0a100', emblem: 'breeze', priceLevel: 0.94 },
  klarivaan: {
    name: 'Klarivaan',
    country: 'Duitsland',
    colour: '#b3202c',
    emblem: 'diamond',
    priceLevel: 1.14,
  },
  groenzuiver: {
    name: 'Groenzuiver',
    country: 'Nederland',
    colour: '#2f8f4e',
    emblem: 'sprout',
    priceLevel: 1.09,
  },
  desimaro: { name: 'Desimaro', country: 'Frankrijk', colour: '#006d77', emblem: 'shield', priceLevel: 1.06 },
  vetlozen: { name: 'Vetlozen', country: 'Nederland', colour: '#e4572e', emblem: 'pan', priceLevel: 0.98 },
  vaatora: { name: 'Vaatora', country: 'Duitsland', colour: '#2a4fa5', emblem: 'plate', priceLevel: 1.07 },
  waslinde: { name: 'Waslinde', country: 'Nederland', colour: '#9b5fc0', emblem: 'flower', priceLevel: 1 },
  handelijn: { name: 'Handelijn', country: 'Nederland', colour: '#d1567f', emblem: 'heart', priceLevel: 1 },
  schuimora: { name: 'Schuimora', country: 'België', colour: '#3aa0c9', emblem: 'bubbles', priceLevel: 0.95 },
  palmadou: { name: 'Palmadou', country: 'Frankrijk', colour: '#a86f32', emblem: 'palm', priceLevel: 1.16 },
  muurhart: { name: 'Muurhart', country: 'Nederland', colour: '#44546a', emblem: 'heart', priceLevel: 1 },
  inoxara: { name: 'Inoxara', country: 'Spanje', colour: '#7d868c', emblem: 'hexagon', priceLevel: 1.18 },
  grijpland: { name: 'Grijpland', country: 'Maleisië', colour: '#1e88a8', emblem: 'hand', priceLevel: 1 },
  latesco: { name: 'Latesco', country: 'Thailand', colour: '#e08a2e', emblem: 'drop', priceLevel: 0.94 },
  vingervast: { name: 'Vingervast', country: 'Maleisië', colour: '#5c3c92', emblem: 'hand', priceLevel: 1.1 },
  ademwacht: {
    name: 'Ademwacht',
    country: 'Nederland',
    colour: '#2d7fb8',
    emblem: 'breeze',
    priceLevel: 1.05,
  },
  schermaar: { name: 'Schermaar', country: 'Duitsland', colour: '#49796b', emblem: 'shield', priceLevel: 1 },
  mopperij: { name: 'Mopperij', country: 'Nederland', colour: '#e2711d', emblem: 'mop', priceLevel: 1 },
  borstelaer: { name: 'Borstelaer', country: 'België', colour: '#8c5a2b', emblem: 'brush', priceLevel: 1.04 },
  microvaan: {
    name: 'Microvaan',
    country: 'Zuid-Korea',
    colour: '#2c6fbb',
    emblem: 'weave',
    priceLevel: 1.1,
  },
  bekerbos: { name: 'Bekerbos', country: 'Finland', colour: '#35733a', emblem: 'cup', priceLevel: 1.05 },
  tafelwijs: { name: 'Tafelwijs', country: 'Duitsland', colour: '#a23b52', emblem: 'cutlery', priceLevel: 1 },
  kartonka: { name: 'Kartonka', country: 'Polen', colour: '#a9793a', emblem: 'box', priceLevel: 0.96 },
  wikkelrijk: {
    name: 'Wikkelrijk',
    country: 'Nederland',
    colour: '#245f73',
    emblem: 'spiral',
    priceLevel: 1,
  },
  geurmolen: { name: 'Geurmolen', country: 'Nederland', colour: '#6f8f2f', emblem: 'mill', priceLevel: 1.02 },
  bonenkade: { name: 'Bonenkade', country: 'Nederland', colour: '#5d3a26', emblem: 'bean', priceLevel: 1 },
} as const satisfies Record<string, Brand>;

export type BrandKey = keyof typeof brands | typeof houseBrandKey;
