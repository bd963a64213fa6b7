import { houseBrand, listened, packing, replacements, trainees, van, warehouse } from './company/shop.ts';
import {
  access,
  fewerBoxes,
  labels,
  lists,
  papers,
  plans,
  quick,
  recurring,
  search,
  sheets,
} from './company/website.ts';
import type { NewsShop, NewsSource, NewsText } from './model.ts';
import { brooms, concentrate, floors, laundry, microfibre, mops, smell, windows } from './trade/cleaning.ts';
import {
  disinfect,
  dispensers,
  masks,
  nitrile,
  reserve,
  unscented,
  workGloves,
  workshopSoap,
} from './trade/hands.ts';
import { bags, colours, compost, jumbo, napkins, recycledPaper, tissues } from './trade/paper.ts';
import { boxes, coffee, cups, dishwash, film, grease, trays } from './trade/serving.ts';

/** The article of the shop's own profile. */
const own: NewsSource = ({ news, site }: NewsShop): NewsText => ({ ...news, cast: ownCasts[site.id] });

/** The subject of a shop's own article: the families in its picture, and the labels of the links below it. */
export const ownLinks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  demo: { 'toiletpapier-jumbo': 'jumborollen', 'toiletpapier-traditioneel': 'gewone rollen' },
  schoongroep: {
    allesreiniger: 'een neutrale reiniger',
    glasreiniger: 'glasreiniger',
    ontkalker: 'ontkalker',
  },
  puurschoon: { allesreiniger: 'allesreiniger', sanitairreiniger: 'sanitairreiniger' },
  horecahuis: { naglansmiddel: 'glansmiddel', vaatwaszout: 'zout', vaatwasmiddel: 'vaatwasmiddel' },
  zorgvoorraad: { 'handgel-flessen': 'handgel', 'zeep-pompflessen': 'zeep', handcreme: 'handcrème' },
  huispapier: { 'toiletpapier-traditioneel': 'toiletpapier', keukenrollen: 'keukenrol' },
  kantoorkring: { afvalscheiding: 'bakken', 'gekleurde-zakken': 'gekleurde zakken' },
  erfenstal: { zeepdispensers: 'zeepdispensers', handdoekrollen: 'papier', borstels: 'borstels' },
  bouwkeet24: { ademmaskers: 'ademmaskers', industrierollen: 'poetspapier' },
  papierpunt: {
    'toiletpapier-traditioneel': 'toiletpapier',
    vouwhanddoekjes: 'handdoekjes',
    industrierollen: 'poetsrollen',
  },
  zakkenhuis: { vuilniszakken: 'vuilniszakken', containerzakken: 'containerzakken' },
  zeepmeester: { werkplaatszeep: 'werkplaatszeep', handcreme: 'handcrème', zeepvullingen: 'milde zeep' },
  dispenserplein: { zeepdispensers: 'zeepdispensers', handdoekdispensers: 'handdoekdispensers' },
  handschoenhal: {
    'handschoenen-nitril': 'nitril',
    'handschoenen-latex': 'latex',
    'handschoenen-vinyl': 'vinyl',
  },
  maskermagazijn: { 'mondkapjes-medisch': 'medische mondmaskers', ademmaskers: 'ademmaskers' },
  vloerzorg: { vloerreiniger: 'vloerreiniger', vlakmoppen: 'vlakmoppen', mopemmers: 'mopemmers' },
  glasenraam: { raamwissers: 'wissers en rubbers', inwassers: 'inwassers' },
  keukenhygiene: { keukenreiniger: 'keukenreiniger', borstels: 'borstels', werkdoeken: 'doeken' },
  sanitairplein: {
    sanitairreiniger: 'een mild middel',
    ontkalker: 'ontkalker',
    toiletreiniger: 'toiletreiniger',
  },
  verpakkingsloods: { verzenddozen: 'verzenddozen', brievenbusdozen: 'brievenbusdozen' },
  schoolschoon: {
    'toiletpapier-jumbo': 'maxi-jumborollen',
    toiletroldispensers: 'houders',
    zeepvullingen: 'zeep',
  },
  hotelvoorraad: { zeepvullingen: 'zeepvullingen', 'zeep-navulcans': 'navulcans' },
  gemeentewinkel: {
    'handschoenen-werk': 'werkhandschoenen',
    vuilniszakken: 'zakken',
    'handgel-flessen': 'handgel',
  },
};

const ownCasts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(ownLinks).map(([site, links]) => [site, Object.keys(links)]),
);

/** The news of each site, the newest first. */
const written: Readonly<Record<string, readonly NewsSource[]>> = {
  demo: [
    ...[recycledPaper, labels, own, nitrile, van, colours, houseBrand, access, cups, plans],
    ...[concentrate, warehouse, boxes, search, floors, fewerBoxes],
  ],
  schoongroep: [concentrate, own, recurring, mops, houseBrand, disinfect, labels, microfibre, papers, floors],
  puurschoon: [bags, own, van, trays, houseBrand, recycledPaper, listened, compost, fewerBoxes, laundry],
  horecahuis: [napkins, own, lists, trays, dishwash, houseBrand, cups, packing, grease, plans],
  zorgvoorraad: [unscented, own, reserve, labels, disinfect, houseBrand, nitrile, papers, masks, trainees],
  huispapier: [tissues, own, packing, laundry, houseBrand, unscented, compost, access, bags, napkins],
  kantoorkring: [coffee, own, quick, colours, houseBrand, microfibre, recurring, dishwash, boxes, listened],
  erfenstal: [workGloves, brooms, own, disinfect, van, workshopSoap, houseBrand, film, fewerBoxes, masks],
  bouwkeet24: [own, workGloves, papers, workshopSoap, bags, houseBrand, coffee, film, quick, jumbo],
  papierpunt: [recycledPaper, own, warehouse, jumbo, houseBrand, napkins, tissues, fewerBoxes, dispensers],
  zakkenhuis: [bags, own, colours, packing, houseBrand, compost, lists, trainees, search],
  zeepmeester: [unscented, own, workshopSoap, listened, dispensers, houseBrand, sheets, laundry, recurring],
  dispenserplein: [dispensers, own, jumbo, labels, houseBrand, unscented, replacements, smell, van],
  handschoenhal: [nitrile, workGloves, own, lists, houseBrand, warehouse, replacements, quick, fewerBoxes],
  maskermagazijn: [masks, own, reserve, papers, disinfect, houseBrand, nitrile, search, packing],
  vloerzorg: [mops, own, brooms, sheets, floors, houseBrand, concentrate, plans, trainees],
  glasenraam: [windows, own, van, microfibre, houseBrand, concentrate, mops, listened, fewerBoxes],
  keukenhygiene: [grease, own, disinfect, sheets, houseBrand, dishwash, brooms, nitrile, labels],
  sanitairplein: [smell, own, jumbo, dispensers, houseBrand, unscented, concentrate, recurring, warehouse],
  verpakkingsloods: [boxes, own, film, trays, houseBrand, warehouse, cups, workGloves, search],
  schoolschoon: [floors, own, unscented, access, colours, houseBrand, jumbo, plans, tissues],
  hotelvoorraad: [laundry, own, coffee, smell, houseBrand, lists, tissues, replacements, compost],
  gemeentewinkel: [colours, own, papers, brooms, houseBrand, workGloves, recycledPaper, quick, van],
};

/** Of a site that has none of its own. */
const plain: readonly NewsSource[] = [
  ...[concentrate, own, lists, recycledPaper, houseBrand, search, bags, fewerBoxes, unscented],
];

/** The news of a site, newest first. */
export function newsTextsOf(shop: NewsShop): NewsText[] {
  return (written[shop.site.id] ?? plain).map((one) => (typeof one === 'function' ? one(shop) : one));
}
