import type { Tx } from '../../backend/src/db/connect.ts';
import { productLinks } from '../../backend/src/db/schema/index.ts';
import { insertRows, type NewRow } from './bulk-insert.ts';
import { millilitres } from './catalogue/units.ts';
import type { WrittenProduct } from './products.ts';

type Link = NewRow<typeof productLinks>;
type Some = readonly [family: string, name?: RegExp];
type Fits = (one: WrittenProduct, other: WrittenProduct) => boolean;

const sameSize: Fits = (one, other) => one.facets.inhoud === other.facets.inhoud;

/** A bag must hold its bin's volume without being much larger. */
const bagInBin: Fits = (bin, bag) => {
  const [holds, needs] = [bag, bin].map((product) => millilitres(product.facets.inhoud ?? '') ?? 0);
  return !!holds && !!needs && holds >= needs && holds <= needs * 1.8;
};

/** Products that need each other; linked from both sides. Dispensers and refills are options already. */
const matches: readonly { one: Some; other: Some; fits?: Fits }[] = [
  { one: ['pedaalemmers'], other: ['pedaalemmerzakken'], fits: bagInBin },
  { one: ['afvalbakken'], other: ['pedaalemmerzakken'], fits: bagInBin },
  { one: ['afvalbakken'], other: ['vuilniszakken'], fits: bagInBin },
  { one: ['afvalscheiding'], other: ['gekleurde-zakken'], fits: bagInBin },
  { one: ['koffiebekers', /118 ml/], other: ['deksels', /62 mm/] },
  { one: ['koffiebekers', /240 ml/], other: ['deksels', /80 mm/] },
  { one: ['koffiebekers', /(350|475) ml/], other: ['deksels', /90 mm/] },
  { one: ['vlakmoppen'], other: ['stelen-en-platen', /Vlakmopplaat/], fits: sameSize },
  { one: ['strengmoppen'], other: ['stelen-en-platen', /Mopklem/] },
  { one: ['bezems'], other: ['stelen-en-platen', /Bezemsteel/] },
  { one: ['vloertrekkers'], other: ['stelen-en-platen', /Steel/] },
  { one: ['inwassers', /houder/], other: ['inwassers', /hoes/], fits: sameSize },
  { one: ['raamwissers'], other: ['ruitenconcentraat'] },
  { one: ['vaatwasmiddel'], other: ['naglansmiddel'] },
  { one: ['vaatwastabletten'], other: ['vaatwaszout'] },
  { one: ['sproeiflacons', /pomp|kraan/], other: ['zeep-navulcans'] },
];

/** Products used together: families whose best sellers are shown with every product of the first ones. */
const companions: readonly [families: string[], beside: string[]][] = [
  [
    ['toiletpapier-traditioneel', 'toiletpapier-jumbo', 'toiletpapier-doprol', 'toiletpapier-bulkpack'],
    ['toiletreiniger', 'hygienezakjes', 'luchtverfrisser-spray'],
  ],
  [
    ['toiletreiniger', 'sanitairreiniger', 'ontkalker', 'chloor'],
    ['handschoenen-huishoud', 'toiletdoekjes', 'werkdoeken'],
  ],
  [
    ['allesreiniger', 'interieurreiniger', 'keukenreiniger', 'ontvetter', 'glasreiniger', 'ovenreiniger'],
    ['microvezeldoeken', 'sproeiflacons', 'handschoenen-huishoud'],
  ],
  [
    ['vloerreiniger', 'vloeronderhoud', 'vloerstripper'],
    ['vlakmoppen', 'mopemmers', 'stelen-en-platen'],
  ],
  [
    ['vlakmoppen', 'strengmoppen', 'mopemmers'],
    ['vloerreiniger', 'stelen-en-platen'],
  ],
  [
    ['zeepvullingen', 'zeep-navulcans', 'zeep-pompflessen', 'werkplaatszeep'],
    ['vouwhanddoekjes', 'handcreme', 'handdoekrollen'],
  ],
  [
    ['vouwhanddoekjes', 'handdoekrollen'],
    ['zeepvullingen', 'afvalbakken', 'pedaalemmerzakken'],
  ],
  [
    ['handschoenen-nitril', 'handschoenen-latex', 'handschoenen-vinyl'],
    ['handgel-flessen', 'mondkapjes-medisch', 'schorten'],
  ],
  [
    ['mondkapjes-medisch', 'mondkapjes-overig', 'ademmaskers'],
    ['handgel-flessen', 'handschoenen-nitril', 'desinfectiedoekjes'],
  ],
  [
    ['vuilniszakken', 'containerzakken', 'pedaalemmerzakken'],
    ['handschoenen-huishoud', 'luchtverfrisser-spray'],
  ],
  [['koffie'], ['koffiebekers', 'suiker-en-melk', 'houten-bestek']],
  [
    ['koffiebekers', 'koude-bekers'],
    ['servetten-tissue', 'houten-bestek', 'suiker-en-melk'],
  ],
  [
    ['maaltijdbakken', 'snackbakken'],
    ['houten-bestek', 'servetten-tissue', 'draagtassen-papier'],
  ],
  [
    ['wasmiddel-vloeibaar', 'waspoeder'],
    ['wasverzachter', 'vlekverwijderaar'],
  ],
  [
    ['vaatwastabletten', 'vaatwasmiddel', 'afwasmiddel'],
    ['sponzen', 'werkdoeken', 'keukenrollen'],
  ],
  [
    ['verzenddozen', 'brievenbusdozen'],
    ['tape', 'opvulmateriaal'],
  ],
];

const EACH = 2;
const AT_MOST = 4;

const linksOf = (from: WrittenProduct, to: WrittenProduct[], target: string): Link[] =>
  to.map((linked, position) => ({ productId: from.id, target, linkedId: linked.id, position }));

const inStock = (product: WrittenProduct) => product.stock > 0;

function matchingOf(byFamily: Map<string, WrittenProduct[]>): Link[] {
  const some = ([family, name = /./]: Some) =>
    (byFamily.get(family) ?? []).filter((product) => name.test(product.name));
  return matches.flatMap(({ one, other, fits = () => true }) => {
    const [left, right] = [some(one), some(other)];
    const links = (from: WrittenProduct, to: WrittenProduct[]) =>
      linksOf(from, to.filter(inStock).slice(0, AT_MOST), 'matchingProducts');
    return [
      ...left.flatMap((from) =>
        links(
          from,
          right.filter((to) => fits(from, to)),
        ),
      ),
      ...right.flatMap((from) =>
        links(
          from,
          left.filter((to) => fits(to, from)),
        ),
      ),
    ];
  });
}

function linkedOf(byFamily: Map<string, WrittenProduct[]>): Link[] {
  const all = (family: string) => byFamily.get(family) ?? [];
  return companions.flatMap(([families, beside]) => {
    const chosen = beside.flatMap((family) => all(family).filter(inStock).slice(0, EACH));
    return families.flatMap(all).flatMap((from) => linksOf(from, chosen, 'productLinked'));
  });
}

/**
 * Writes the linked products: matching ones, and those used together.
 * @param products sorted by popularity
 */
export async function writeLinks(tx: Tx, siteId: string, products: WrittenProduct[]): Promise<void> {
  const byFamily = Map.groupBy(products, (product) => product.family);
  const links = [...matchingOf(byFamily), ...linkedOf(byFamily)];
  const once = new Map(links.map((link) => [`${link.productId}/${link.target}/${link.linkedId}`, link]));
  await insertRows(tx, { table: productLinks, siteId, rows: [...once.values()] });
}
