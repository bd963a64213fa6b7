import type { NetMeasure, PropertyFacet, UseMeasure } from '@toonbank/contract';

/**
 * Model of the demo data before it is written to the database. Pure data: deterministic, no dates, no ids.
 */

/** Materials a packshot can be drawn in; the drawing decides what each means for its form. */
export interface PackshotSpec {
  /** Which drawing: see `packshots/forms`. */
  form: PackshotForm;
  /** Main colour of the object itself, as `#rrggbb`. */
  colour: string;
  /** Second colour: cap, handle, label band. */
  accent?: string;
  /** Brand mark on the label. */
  brand: string;
  /** Colour of the brand's printed mark; by default a colour derived from the name. */
  brandColour?: string;
  /** Short line on the label, e.g. '2-laags', '5 L', 'M'. */
  label?: string;
  /** Content of a vessel that is sold in several sizes, in litres: it decides its proportions. */
  litres?: number;
  /** Number of objects in the picture (a pack of rolls, a stack of cups): 1 to 12. */
  count?: number;
}

export const packshotForms = [
  'toilet-roll',
  'toilet-pack',
  'jumbo-roll',
  'hand-towel-stack',
  'towel-roll',
  'kitchen-roll',
  'industrial-roll',
  'tissue-box',
  'napkin-stack',
  'bin-bag-roll',
  'bin-bag-box',
  'waste-bin',
  'sorting-bin',
  'drum-bin',
  'swing-bin',
  'pedal-bin',
  'spray-bottle',
  'bottle',
  'squeeze-bottle',
  'jerrycan',
  'bucket',
  'tub',
  'powder-box',
  'dishwasher-tablets',
  'soap-cartridge',
  'soap-dispenser',
  'paper-dispenser',
  'toilet-roll-dispenser',
  'glove-box',
  'glove-pair',
  'mask',
  'mask-box',
  'beard-mask',
  'face-shield',
  'apron',
  'hair-net',
  'mop-flat',
  'mop-string',
  'mop-bucket',
  'broom',
  'dustpan',
  'brush',
  'dish-brush',
  'toilet-brush',
  'squeegee',
  'washer-sleeve',
  'washer-holder',
  'wiper-rubber',
  'cloth',
  'sponge',
  'scouring-pad',
  'melamine-sponge',
  'steel-sponge',
  'cup-stack',
  'cup-lid',
  'food-tray',
  'lidded-tray',
  'carrier-bag',
  'loop-bag',
  'vest-bag',
  'cardboard-box',
  'film-roll',
  'tape-roll',
  'air-freshener',
  'hand-gel',
  'wipes-tub',
] as const;
export type PackshotForm = (typeof packshotForms)[number];

/** One way to buy a product. Prices are cents excluding VAT for ONE of this unit. */
export interface DemoUnit {
  /** Unit name, singular Dutch: 'stuk', 'rol', 'pak', 'doos', 'pallet', 'fles', 'can', … */
  name: string;
  /** As shown: 'doos à 48 rollen'. */
  description: string;
  /** Base pieces in one of this unit (1 for the base piece). */
  content: number;
  priceCents: number;
  isDefault: boolean;
  /** EAN-13 with a right check digit. */
  ean: string;
  /** Tier prices: from `q` BASE PIECES on, one of this unit costs `priceCents`. Every q ≥ content, falling prices. May be empty. */
  tiers: { q: number; priceCents: number }[];
}

export interface NetContent {
  measure: NetMeasure;
  content: number;
}

export interface UseContent {
  measure: UseMeasure;
  content: number;
}

export interface DemoProduct {
  /** Article number, unique per site, e.g. 'TP-10234'. */
  articleNumber: string;
  name: string;
  brand: string;
  /** Country of origin, Dutch name. */
  country: string;
  /** Key of its leaf group, see DemoGroup.key. */
  group: string;
  vat: 21 | 9;
  /** 1 to 4 units, exactly one default; base piece need not be for sale. */
  units: DemoUnit[];
  /** Name of the base piece: 'rol', 'stuk', 'vel', 'liter', … */
  baseUnit: string;
  /** The measure of the unit price, and its thousandths in one base piece; on a site of consumers. */
  net?: NetContent;
  /** What the price of use is of, and its thousandths in one base piece. */
  use?: UseContent;
  /** Quantities are multiples of this (in the default unit); mostly 1. */
  step: number;
  /** In base pieces. Some products have 0. */
  stock: number;
  deliveryDays: number;
  /** Two or three sentences of sensible Dutch for a professional buyer. */
  description: string;
  specifications: { label: string; value: string }[];
  /**
   * Facet values; absent where they do not apply. Dutch values: 'wit', '5 liter', 'cellulose', 'EU
   * Ecolabel'.
   */
  facets: Partial<Record<PropertyFacet, string>>;
  packshot: PackshotSpec;
  /** House brand of the shop. */
  houseBrand: boolean;
  /** In the Sale: the list price it had before, cents per default unit. */
  saleFromCents?: number;
  /** Key of the family it was built from: variants of one family are 'related'. */
  family: string;
}

export interface DemoGroup {
  /** Path below /nl/c/, e.g. 'hygienepapier/toiletpapier/jumbo'. */
  key: string;
  /** Dutch label. */
  label: string;
  /** First digit 1, 2 or 3 is the mega-menu column; e.g. 110, 210. Top-level groups: order of the main navigation. */
  sortOrder: number;
  /** Text above and below the list, plain Dutch, may be empty below top level. */
  intro: string;
  outro: string;
  /** Products in its picture. */
  picture: PackshotSpec[];
}

export interface DemoAssortment {
  groups: DemoGroup[];
  products: DemoProduct[];
}
