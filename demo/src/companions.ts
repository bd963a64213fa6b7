import { hex } from './catalogue/colours.ts';
import type { DemoProduct, PackshotForm, PackshotSpec } from './model.ts';

/** The colour of the product itself. */
const own = 'own';

/** A product shown beside another one in use. The brand is the product's own. */
type Companion = Omit<PackshotSpec, 'brand' | 'brandColour'>;

const of = (form: PackshotForm, colour: string, more: Partial<Companion> = {}): Companion => ({
  form,
  colour,
  ...more,
});

const soapDispenser = of('soap-dispenser', hex.wit);
const paperDispenser = of('paper-dispenser', hex.wit);
const rollDispenser = of('toilet-roll-dispenser', hex.wit);
const mopBucket = of('mop-bucket', hex.blauw);
const flatMop = of('mop-flat', hex.wit, { accent: hex.blauw });
const cloths = of('cloth', hex.blauw, { count: 1 });
const sponges = of('sponge', hex.geel, { count: 1 });
const spray = of('spray-bottle', hex.lichtblauw);
const gloves = of('glove-pair', hex.blauw);
const carton = of('cardboard-box', hex.bruin);
const bin = of('waste-bin', hex.grijs);
const cups = of('cup-stack', hex.wit, { count: 1 });
const napkins = of('napkin-stack', hex.wit);
const tray = of('food-tray', hex.creme, { count: 1 });

/** By form of the main product. */
const byForm: Partial<Record<PackshotForm, Companion[]>> = {
  'toilet-roll': [rollDispenser],
  'toilet-pack': [of('toilet-roll', hex.wit, { count: 1 })],
  'jumbo-roll': [rollDispenser],
  'hand-towel-stack': [paperDispenser],
  'towel-roll': [paperDispenser],
  'kitchen-roll': [spray],
  'industrial-roll': [gloves],
  'tissue-box': [bin],
  'napkin-stack': [cups, tray],
  'bin-bag-roll': [bin],
  'spray-bottle': [cloths],
  'squeeze-bottle': [sponges],
  'soap-cartridge': [soapDispenser],
  'glove-box': [of('glove-pair', own)],
  'mask-box': [of('mask', own)],
  mask: [of('mask-box', hex.lichtblauw)],
  apron: [of('hair-net', hex.wit), gloves],
  'hair-net': [of('apron', hex.wit)],
  'beard-mask': [of('hair-net', own), of('apron', hex.wit)],
  'mop-flat': [mopBucket],
  'mop-string': [mopBucket],
  'mop-bucket': [of('mop-string', hex.wit, { accent: hex.blauw })],
  broom: [of('dustpan', hex.grijs)],
  dustpan: [of('broom', hex.bruin)],
  squeegee: [spray, cloths],
  'washer-sleeve': [of('washer-holder', hex.zwart, { accent: hex.groen })],
  'washer-holder': [of('washer-sleeve', hex.wit)],
  'wiper-rubber': [of('squeegee', hex.rvs, { accent: hex.zwart })],
  'dish-brush': [of('squeeze-bottle', hex.geel)],
  cloth: [spray],
  sponge: [of('squeeze-bottle', hex.geel)],
  'scouring-pad': [spray],
  'steel-sponge': [of('squeeze-bottle', hex.geel)],
  'cup-stack': [of('cup-lid', hex.wit, { count: 1 })],
  'cup-lid': [cups],
  'food-tray': [napkins],
  'lidded-tray': [napkins],
  'carrier-bag': [tray, cups],
  'vest-bag': [tray, cups],
  'tape-roll': [carton],
  'hand-gel': [paperDispenser],
  'soap-dispenser': [of('soap-cartridge', hex.lichtblauw)],
  'toilet-roll-dispenser': [of('jumbo-roll', hex.wit, { count: 1 })],
  'paper-dispenser': [of('hand-towel-stack', hex.wit, { count: 1 })],
  'pedal-bin': [of('bin-bag-roll', hex.wit)],
  'waste-bin': [of('bin-bag-roll', hex.grijs)],
  'drum-bin': [of('bin-bag-roll', hex.grijs)],
  'swing-bin': [of('bin-bag-roll', hex.transparant)],
  'sorting-bin': [of('bin-bag-roll', hex.transparant)],
  'wipes-tub': [gloves],
};

/** By family, for forms that are ambiguous: cans, bottles and boxes hold many kinds of products. */
const byFamily: [RegExp, Companion[]][] = [
  [/^(allesreiniger|vloerreiniger|vloeronderhoud|vloerstripper)$/, [flatMop, mopBucket]],
  [/^(glasreiniger|ruitenconcentraat|interieurreiniger)$/, [of('squeegee', hex.grijs), cloths]],
  [/^(zeep-navulcans|handgel-vullingen|toiletdoekjes)$/, [soapDispenser]],
  [/^(handgel-flessen|handcreme)$/, []],
  [/^toiletreiniger$/, [rollDispenser]],
  [/^werkplaatszeep$/, [of('glove-pair', hex.grijs)]],
  [/^(vaatwasmiddel|naglansmiddel)$/, [cups, of('food-tray', hex.wit, { count: 1 })]],
  [/^afwasmiddel$/, [sponges]],
  [/^(was|vlek)/, [of('cloth', hex.wit, { count: 4 })]],
  [/^(verzenddozen|brievenbusdozen)$/, [of('tape-roll', hex.bruin, { count: 1 })]],
  [/^(rekfolie|opvulmateriaal)$/, [carton]],
  [/^(keukenfolie|vershoudzakken)$/, [tray]],
  [/^houten-bestek$/, [napkins]],
  [/^(suiker-en-melk|koffie)$/, [cups]],
  [/^tafelrollen$/, [cups, napkins]],
  [/^onderzoekspapier$/, [gloves]],
];

function known({ packshot: { form }, family }: DemoProduct): Companion[] {
  // A spray is used with a cloth, whatever is in it.
  const special = form === 'spray-bottle' ? undefined : byFamily.find(([test]) => test.test(family))?.[1];
  return special ?? byForm[form] ?? [];
}

/** Products shown in use with this one; empty when the product alone is clearer. */
export function companionsOf(product: DemoProduct): PackshotSpec[] {
  const { brand, brandColour, colour } = product.packshot;
  return known(product).map((companion) => ({
    ...companion,
    colour: companion.colour === own ? colour : companion.colour,
    brand,
    ...(brandColour && { brandColour }),
  }));
}
