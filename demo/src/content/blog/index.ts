import {
  disinfect,
  floorMop,
  handHygiene,
  kitchenHood,
  laundry,
  limescale,
  streakFree,
  toiletGroup,
  wasteSorting,
} from './cleaning-plans.ts';
import { coffeeForTwenty, coldBrew, icedCoffee, lemonade, salad, snackBoard, tomatoSoup } from './dishes.ts';
import type { DemoItem } from './model.ts';
import {
  bagSizes,
  fewerProducts,
  gloves,
  packing,
  paperChoice,
  soapRefill,
  springClean,
  stockKeeping,
} from './posts.ts';
import { puurschoon, schoongroep } from './trades/cleaning.ts';
import { demoItems } from './trades/demo.ts';
import { bouwkeet24, erfenstal, huispapier } from './trades/outdoors.ts';
import { horecahuis, kantoorkring, zorgvoorraad } from './trades/places.ts';
import { videos } from './videos/index.ts';

/** Items of each site, the newest first; its video is the third one. */
const written: Readonly<Record<string, readonly DemoItem[]>> = {
  demo: [
    ...[toiletGroup, icedCoffee, ...demoItems, streakFree, tomatoSoup, springClean, floorMop],
    ...[wasteSorting, fewerProducts, kitchenHood, stockKeeping, paperChoice],
  ],
  schoongroep: [...schoongroep, toiletGroup, floorMop, streakFree, fewerProducts],
  puurschoon: [...puurschoon, wasteSorting, soapRefill],
  horecahuis: [icedCoffee, ...horecahuis, tomatoSoup, snackBoard, lemonade, kitchenHood, salad],
  zorgvoorraad: [...zorgvoorraad, disinfect, gloves, handHygiene],
  huispapier: [...huispapier, laundry, springClean, limescale],
  kantoorkring: [coldBrew, ...kantoorkring, coffeeForTwenty, wasteSorting, stockKeeping],
  erfenstal: [...erfenstal, gloves],
  bouwkeet24: [coffeeForTwenty, ...bouwkeet24],
  papierpunt: [paperChoice, toiletGroup, stockKeeping],
  zakkenhuis: [bagSizes, wasteSorting, stockKeeping],
  zeepmeester: [soapRefill, handHygiene, fewerProducts],
  dispenserplein: [handHygiene, paperChoice, soapRefill],
  handschoenhal: [gloves, stockKeeping, disinfect],
  maskermagazijn: [disinfect, gloves, stockKeeping],
  vloerzorg: [floorMop, springClean, fewerProducts],
  glasenraam: [streakFree, springClean, floorMop],
  keukenhygiene: [kitchenHood, disinfect, fewerProducts, gloves],
  sanitairplein: [limescale, toiletGroup, paperChoice, soapRefill],
  verpakkingsloods: [packing, stockKeeping, salad],
  schoolschoon: [toiletGroup, wasteSorting, springClean, floorMop],
  hotelvoorraad: [limescale, icedCoffee, toiletGroup, laundry],
  gemeentewinkel: [wasteSorting, coffeeForTwenty, toiletGroup, springClean],
};

/** Of a site that has none of its own. */
const plain: readonly DemoItem[] = [toiletGroup, springClean, fewerProducts];

const VIDEO_AT = 2;

/** What a site's blog has, newest first. */
export function itemsOf(siteId: string): DemoItem[] {
  const items = written[siteId] ?? plain;
  const film = videos[siteId];
  return film ? [...items.slice(0, VIDEO_AT), film, ...items.slice(VIDEO_AT)] : [...items];
}
