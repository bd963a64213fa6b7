import type { DemoProduct } from '../model.ts';
import { millilitres } from './units.ts';

/** Products that differ in one property only. */
export interface DemoFamily {
  name: string;
  /** 'Maat', 'Inhoud', 'Kleur' or a measure: 'Diameter'. */
  axis: string;
  /** In the order of the axis. */
  members: { articleNumber: string; value: string }[];
}

interface Axis {
  label: string;
  /** The product's value; undefined without one. */
  valueOf(product: DemoProduct): string | undefined;
  /** The words of a name that go with the value. */
  words(value: string): RegExp[];
  /** Specifications that go with it. */
  follows: readonly string[];
  /** Sorts values. */
  rank(value: string): number;
}

const specification = (label: string) => (product: DemoProduct) =>
  product.specifications.find((one) => one.label === label)?.value;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const vessels =
  'sprayflacon|spuitfles|knijpfles|pompfles|flacon|fles|can|pot|tube|emmer|spuitbus|aerosolvulling|navulzak';

const toNumber = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

interface Measure {
  /** The axis and the property of the product: 'Diameter'. */
  label: string;
  /** Kinds of products whose sizes are one article. */
  kinds: readonly string[];
  /** Specifications that change with it. */
  follows?: readonly string[];
}

/** The axis of a measure that the name repeats: ' 62 mm', ' zak 10 kg', ' A7 9 x 13 cm', and ' 39 cm x' before a length. */
const measure = ({ label, kinds, follows = [] }: Measure): Axis => ({
  label,
  valueOf: (product) => (kinds.includes(product.family) ? specification(label)(product) : undefined),
  words: (value) => [
    new RegExp(
      `,? (?:(?:zak|emmer|A\\d+) )?${escaped(value).replace(/ g$/, ' gram')}(?: x(?= \\d))?(?![\\w])`,
    ),
  ],
  follows: [label, ...follows],
  rank: (value) => (value.match(/\d[\d.,]*/g) ?? []).reduce((size, one) => size * toNumber(one), 1),
});

const measures: readonly Measure[] = [
  { label: 'Maat', kinds: ['stelen-en-platen'] },
  { label: 'Diameter', kinds: ['deksels'] },
  {
    label: 'Formaat',
    kinds: ['draagtassen-papier', 'draagtassen-folie', 'vershoudzakken', 'snackbakken', 'opvulmateriaal'],
    follows: ['Draagvermogen', 'Papier', 'Maatcode'],
  },
  { label: 'Binnenmaat', kinds: ['verzenddozen'], follows: ['Inhoud'] },
  {
    label: 'Breedte',
    kinds: [
      'bezems',
      'vlakmoppen',
      'inwassers',
      'raamwissers',
      'vloertrekkers',
      'keukenfolie',
      'onderzoekspapier',
    ],
  },
  { label: 'Gewicht', kinds: ['waspoeder', 'vaatwaszout', 'vlekverwijderaar', 'strengmoppen'] },
];

/** In order of priority: gloves become a family by size, not by colour. */
const axes: readonly Axis[] = [
  {
    label: 'Maat',
    valueOf: specification('Maat'),
    words: (value) => [new RegExp(` maat ${escaped(value)}(?![\\wÀ-ÿ])`)],
    follows: ['Maat'],
    rank: (value) => (sizes.includes(value) ? sizes.indexOf(value) : Number.parseFloat(value)),
  },
  {
    label: 'Inhoud',
    valueOf: ({ facets: { inhoud } }) =>
      inhoud !== undefined && millilitres(inhoud) !== undefined ? inhoud : undefined,
    words: (value) => [
      new RegExp(
        ` (?:(?:${vessels}) )?(?:${escaped(value)}|${millilitres(value)} ml)(?![\\w])(?: \\(\\d+ oz\\))?`,
      ),
      / \d+x\d+ cm/,
      / T\d+/,
    ],
    follows: [
      ...['Inhoud', 'Afmeting', 'Dikte', 'Gewicht per zak', 'Zakken per rol', 'Verbruik', 'Doseringen'],
      ...['Randdiameter', 'Hoogte', 'Passende zak'],
    ],
    rank: (value) => millilitres(value) ?? 0,
  },
  ...measures.map(measure),
  {
    label: 'Kleur',
    valueOf: ({ facets: { kleur } }) => kleur,
    words: (value) => [new RegExp(` ${escaped(value)}(?![\\wÀ-ÿ])`)],
    follows: ['Kleur', 'Kleur deksel'],
    rank: () => 0,
  },
];

/** The pack in which the product is sold is no part of what it is. */
const PACK = /, \d[\d.]* [a-zë]+$/;
const packing = ['Verpakking'];

/** The name without the value; undefined for a name that does not have it. */
function commonName(product: DemoProduct, axis: Axis, value: string): string | undefined {
  const [main, ...others] = axis.words(value);
  if (!main?.test(product.name)) return undefined;
  return [main, ...others]
    .reduce((left, words) => left.replace(words, ''), product.name)
    .replace(PACK, '')
    .replace(/,\s*(?=,|$)/g, '')
    .trim();
}

/** Properties that all products of a family share. */
function keyOf(product: DemoProduct, axis: Axis, name: string): string {
  const skipped = [...axis.follows, ...packing];
  const shared = product.specifications.filter(({ label }) => !skipped.includes(label));
  return JSON.stringify([product.family, product.brand, name, product.vat, shared]);
}

function familiesOn(axis: Axis, products: readonly DemoProduct[]): DemoFamily[] {
  const found = new Map<string, DemoFamily>();
  for (const product of products) {
    const value = axis.valueOf(product);
    const name = value === undefined ? undefined : commonName(product, axis, value);
    if (value === undefined || name === undefined) continue;
    const key = keyOf(product, axis, name);
    const family = found.get(key) ?? { name, axis: axis.label, members: [] };
    found.set(key, family);
    // Two members with one value can't be told apart: the second one is not of this family.
    if (family.members.every((member) => member.value !== value))
      family.members.push({ articleNumber: product.articleNumber, value });
  }
  const families = [...found.values()].filter(({ members }) => members.length > 1);
  for (const { members } of families) members.sort((a, b) => axis.rank(a.value) - axis.rank(b.value));
  return families;
}

/** Groups the products that differ only in size, volume or colour. A product is of one family at most. */
export function familiesOf(products: readonly DemoProduct[]): DemoFamily[] {
  const families: DemoFamily[] = [];
  const grouped = new Set<string>();
  for (const axis of axes) {
    const found = familiesOn(
      axis,
      products.filter(({ articleNumber }) => !grouped.has(articleNumber)),
    );
    for (const { members } of found) for (const { articleNumber } of members) grouped.add(articleNumber);
    families.push(...found);
  }
  return families;
}
