import type { PackshotForm, PackshotSpec } from '../model.ts';

/** Each drawing in words, as in the middle of a sentence. */
const names: Record<PackshotForm, string> = {
  'toilet-roll': 'een rol toiletpapier',
  'toilet-pack': 'een pak toiletpapier',
  'jumbo-roll': 'een jumborol toiletpapier',
  'hand-towel-stack': 'een stapel vouwhanddoekjes',
  'towel-roll': 'een handdoekrol',
  'kitchen-roll': 'een keukenrol',
  'industrial-roll': 'een industrierol',
  'tissue-box': 'een doos tissues',
  'napkin-stack': 'een stapel servetten',
  'bin-bag-roll': 'een rol afvalzakken',
  'bin-bag-box': 'een doos afvalzakken',
  'waste-bin': 'een afvalbak',
  'drum-bin': 'een vuilnisvat met deksel',
  'swing-bin': 'een afvalbak met klapdeksel',
  'sorting-bin': 'een afvalscheidingsbak met deksel',
  'pedal-bin': 'een pedaalemmer',
  'spray-bottle': 'een sproeiflacon',
  bottle: 'een fles',
  'squeeze-bottle': 'een knijpfles',
  jerrycan: 'een jerrycan',
  bucket: 'een emmer',
  tub: 'een pot',
  'powder-box': 'een pak poeder',
  'dishwasher-tablets': 'een doos vaatwastabletten',
  'soap-cartridge': 'een zeepvulling',
  'soap-dispenser': 'een zeepdispenser',
  'paper-dispenser': 'een handdoekdispenser',
  'toilet-roll-dispenser': 'een toiletroldispenser',
  'glove-box': 'een doos handschoenen',
  'glove-pair': 'een paar handschoenen',
  mask: 'een mondkapje',
  'mask-box': 'een doos mondkapjes',
  'beard-mask': 'een baardmasker',
  'face-shield': 'een gelaatsscherm',
  apron: 'een schort',
  'hair-net': 'een haarnet',
  'mop-flat': 'een vlakmop',
  'mop-string': 'een strengmop',
  'mop-bucket': 'een mopemmer',
  broom: 'een bezem',
  dustpan: 'een stoffer en blik',
  brush: 'een borstel',
  'dish-brush': 'een afwasborstel',
  'toilet-brush': 'een toiletborstel in een houder',
  squeegee: 'een raamwisser',
  'washer-sleeve': 'een inwasserhoes',
  'washer-holder': 'een inwashouder',
  'wiper-rubber': 'een wisserrubber',
  cloth: 'een schoonmaakdoek',
  sponge: 'een spons',
  'scouring-pad': 'een schuurpad',
  'melamine-sponge': 'een wonderspons',
  'steel-sponge': 'een rvs-spons',
  'cup-stack': 'een stapel bekers',
  'cup-lid': 'een deksel voor een beker',
  'food-tray': 'een maaltijdbak',
  'lidded-tray': 'een maaltijdbak met deksel',
  'carrier-bag': 'een draagtas',
  'loop-bag': 'een lusdraagtas',
  'vest-bag': 'een hemdtas',
  'cardboard-box': 'een kartonnen doos',
  'film-roll': 'een rol folie',
  'tape-roll': 'een rol tape',
  'air-freshener': 'een luchtverfrisser',
  'hand-gel': 'een flacon handgel',
  'wipes-tub': 'een pot vochtige doekjes',
};

const list = new Intl.ListFormat('nl');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One product, with what its label says: `Een jerrycan van Helderwit, 5 L`. */
export function describePackshot({ form, brand, label }: PackshotSpec): string {
  const of = brand === '' ? '' : ` van ${brand}`;
  return sentence(`${names[form]}${of}${label ? `, ${label}` : ''}`);
}

/** A longer list tires who hears it, and every page with the picture carries it. */
const MAX_NAMED = 3;

/** Products together: `Een zeepdispenser, een emmer en een rol tape`. */
export function describeScene(cast: readonly PackshotSpec[]): string {
  const shown = new Set(cast.map(({ form }) => names[form]));
  return sentence(list.format([...shown].slice(0, MAX_NAMED)));
}
