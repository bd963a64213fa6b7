import type { Tx } from '../../backend/src/db/connect.ts';
import { productOptions } from '../../backend/src/db/schema/index.ts';
import { insertRows, type NewRow } from './bulk-insert.ts';
import type { WrittenProduct } from './products.ts';

type Some = readonly [family: string, name: RegExp];

/** Which refill fits which dispenser. */
const fits: readonly { dispenser: Some; refill: Some }[] = [
  { dispenser: ['zeepdispensers', /vloeibaar|sensor/], refill: ['zeepvullingen', /vloeibaar/] },
  { dispenser: ['zeepdispensers', /schuim/], refill: ['zeepvullingen', /schuim(?! mini)/] },
  { dispenser: ['zeepdispensers', /navulbaar/], refill: ['zeep-navulcans', /5 liter/] },
  { dispenser: ['handdoekdispensers', /interfold/], refill: ['vouwhanddoekjes', /Z-vouw|interfold(?! XL)/] },
  { dispenser: ['handdoekdispensers', /centerfeed midi/], refill: ['handdoekrollen', /midi centerfeed/] },
  { dispenser: ['handdoekdispensers', /matic/], refill: ['handdoekrollen', /\bmatic/] },
  { dispenser: ['toiletroldispensers', /doprol/], refill: ['toiletpapier-doprol', /./] },
  { dispenser: ['toiletroldispensers', /mini-jumbo/], refill: ['toiletpapier-jumbo', /mini/] },
  { dispenser: ['toiletroldispensers', /maxi-jumbo/], refill: ['toiletpapier-jumbo', /maxi/] },
  { dispenser: ['toiletroldispensers', /bulkpack/], refill: ['toiletpapier-bulkpack', /./] },
  { dispenser: ['toiletroldispensers', /traditioneel/], refill: ['toiletpapier-traditioneel', /./] },
  { dispenser: ['luchtverfrisser-vulling', /dispenser/], refill: ['luchtverfrisser-vulling', /aerosol/] },
];

const AT_MOST = 4;

type Option = NewRow<typeof productOptions>;

function choices(from: WrittenProduct[], to: WrittenProduct[], label: string): Option[] {
  return from.flatMap(({ id }) =>
    to.slice(0, AT_MOST).map((option) => ({ productId: id, index: 1, label, optionProductId: option.id })),
  );
}

/**
 * Dispensers offer their refills along, refills their dispensers.
 * @param products in the order of their popularity
 */
function optionsOf(products: WrittenProduct[]): Option[] {
  const byFamily = Map.groupBy(products, (product) => product.family);
  const some = ([family, name]: Some) =>
    (byFamily.get(family) ?? []).filter((product) => name.test(product.name));
  const all = fits.flatMap(({ dispenser, refill }) => {
    const dispensers = some(dispenser);
    const refills = some(refill);
    return [
      ...choices(dispensers, refills, 'Vulling erbij'),
      ...choices(refills, dispensers, 'Dispenser erbij'),
    ];
  });
  // A product that fits two ways is offered once.
  return [
    ...new Map(all.map((option) => [`${option.productId}/${option.optionProductId}`, option])).values(),
  ];
}

export async function writeOptions(tx: Tx, siteId: string, products: WrittenProduct[]): Promise<void> {
  await insertRows(tx, { table: productOptions, siteId, rows: optionsOf(products) });
}
