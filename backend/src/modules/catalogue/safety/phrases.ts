import type { HazardPictogram, WireHazardLabel } from '@toonbank/contract';
import type { HazardKind } from './hazard.ts';
import { statements } from './statements.ts';

export interface Phrases {
  signs: HazardPictogram[];
  /** Absent for a product that is not hazardous: it has no hazard statements either. */
  signal?: WireHazardLabel['signal_word'];
  dangers: WireHazardLabel['statements'];
  precautions: string[];
  contains: string;
  firstAid: string;
  fire: string;
  spill: string;
  storage: string;
  gloves: string;
  avoid: string;
  transport: string;
}

const water =
  'Spoel de ogen minstens vijftien minuten met lauw water; neem contactlenzen uit. Spoel de huid met water.';
const calm = 'Product en omgeving zijn niet brandbaar; blus met wat voor de omgeving nodig is.';
const mop =
  'Neem kleine hoeveelheden op met een doek en spoel na met water. Laat grote hoeveelheden opnemen door zand.';
const cool = 'Goed gesloten in de eigen verpakking, vorstvrij en koel, buiten bereik van kinderen.';

/**
 * The hazard statements are those of the CLP regulation; all else is in our own words about invented products: an
 * example of a safety sheet, not advice.
 */
export const phrases: Record<HazardKind, Phrases> = {
  acid: {
    signs: ['corrosive'],
    signal: 'Gevaar',
    dangers: statements('H290', 'H314'),
    precautions: [
      'Draag handschoenen en een veiligheidsbril.',
      'Meng nooit met chloor: er komt giftig gas vrij.',
      'Niet gebruiken op kalkhoudende steen.',
    ],
    contains: 'waterige oplossing van een verzonnen zuur (5–15 %), tensiden (< 5 %), kleurstof',
    firstAid: `${water} Trek besmette kleding uit. Niet laten braken; raadpleeg direct een arts.`,
    fire: calm,
    spill: `${mop} Neutraliseer resten met soda.`,
    storage: `${cool} Niet naast alkalische of chloorhoudende middelen.`,
    gloves: 'Nitril of butyl, minstens 0,4 mm; veiligheidsbril met zijkleppen.',
    avoid: 'Alkalische middelen, chloorbleekmiddel, marmer en onedele metalen.',
    transport: 'Bijtende vloeistof, zuur; verpakkingsgroep III (verzonnen indeling).',
  },
  alkali: {
    signs: ['corrosive'],
    signal: 'Gevaar',
    dangers: statements('H314'),
    precautions: [
      'Draag handschoenen en een veiligheidsbril.',
      'Voeg het middel aan water toe, nooit andersom.',
    ],
    contains: 'waterige oplossing van een verzonnen loog (5–15 %), complexvormers (< 5 %), tensiden (< 5 %)',
    firstAid: `${water} Trek besmette kleding uit. Niet laten braken; raadpleeg direct een arts.`,
    fire: calm,
    spill: `${mop} Pas op: de vloer wordt glad.`,
    storage: `${cool} Niet in aluminium of zink, niet naast zuren.`,
    gloves: 'Nitril of neopreen, minstens 0,4 mm; veiligheidsbril met zijkleppen.',
    avoid: 'Zuren, aluminium, zink en gelakt hout.',
    transport: 'Bijtende vloeistof, alkalisch; verpakkingsgroep II (verzonnen indeling).',
  },
  irritant: {
    signs: ['irritant'],
    signal: 'Waarschuwing',
    dangers: statements('H315', 'H319'),
    precautions: ['Draag handschoenen.', 'Spoel spatten in de ogen direct uit met veel water.'],
    contains: 'waterige oplossing van tensiden (5–15 %), een verzonnen zuurteregelaar (< 5 %), parfum',
    firstAid: `${water} Raadpleeg een arts als de irritatie aanhoudt.`,
    fire: calm,
    spill: `${mop} Pas op: de vloer wordt glad.`,
    storage: `${cool} Niet naast chloorhoudende middelen.`,
    gloves: 'Nitril of vinyl; bij overgieten een veiligheidsbril.',
    avoid: 'Chloorbleekmiddel; niet mengen met andere middelen.',
    transport: 'Geen gevaarlijk goed.',
  },
  chlorine: {
    signs: ['corrosive', 'irritant'],
    signal: 'Gevaar',
    dangers: statements('H314', 'H335', 'EUH031', 'EUH206'),
    precautions: [
      'Niet samen met andere middelen gebruiken.',
      'Draag handschoenen en zorg voor frisse lucht.',
    ],
    contains: 'waterige oplossing van een verzonnen chloorverbinding (< 5 %), stabilisator, tensiden (< 5 %)',
    firstAid: `${water} Breng wie het heeft ingeademd in de frisse lucht. Raadpleeg een arts.`,
    fire: `${calm} Bij verhitting komt chloor vrij: blus van bovenwinds.`,
    spill: `${mop} Geen zaagsel en geen zuur gebruiken.`,
    storage: `${cool} Donker bewaren, niet naast zuren. De werking loopt na een half jaar terug.`,
    gloves: 'Nitril, minstens 0,4 mm; veiligheidsbril.',
    avoid: 'Zuren, ammoniak, metalen en zonlicht.',
    transport: 'Hypochlorietoplossing, klein verpakt; verpakkingsgroep III (verzonnen indeling).',
  },
  alcohol: {
    signs: ['flammable', 'irritant'],
    signal: 'Gevaar',
    dangers: statements('H225', 'H319'),
    precautions: ['Weg van vonken, vlammen en hete oppervlakken.', 'Alleen op afgekoelde vlakken gebruiken.'],
    contains: 'alcohol (60–80 %), water, een verzonnen huidverzorgend bestanddeel (< 2 %)',
    firstAid: `${water} Bij inslikken mond spoelen en een arts raadplegen.`,
    fire: 'Blus met schuim, poeder of koolzuur. Koel houders die warm worden met water.',
    spill: 'Doof ontstekingsbronnen, zorg voor frisse lucht en neem op met zand. Niet in het riool.',
    storage: `${cool} Geaard overtappen; hoeveelheden boven 25 liter in een brandwerende kast.`,
    gloves: 'Bij handdesinfectie geen; bij oppervlakken nitril.',
    avoid: 'Ontstekingsbronnen en sterk oxiderende stoffen.',
    transport: 'Brandbare vloeistof, alcohol; verpakkingsgroep II (verzonnen indeling).',
  },
  aerosol: {
    signs: ['flammable'],
    signal: 'Gevaar',
    dangers: statements('H222', 'H229'),
    precautions: ['Niet in een vlam of op iets heets spuiten.', 'Ook leeg niet doorboren of verbranden.'],
    contains: 'drijfgas (30–60 %), alcohol (10–30 %), verzonnen parfumcompositie (< 5 %)',
    firstAid: `${water} Breng wie het heeft ingeademd in de frisse lucht.`,
    fire: 'Blus met poeder of koolzuur. Koel bussen van een afstand: zij kunnen wegschieten.',
    spill: 'Zorg voor frisse lucht en doof ontstekingsbronnen; neem vloeistof op met zand.',
    storage: `${cool} Onder 50 °C, uit de zon.`,
    gloves: 'Bij gewoon gebruik niet nodig.',
    avoid: 'Warmte boven 50 °C, vonken en open vuur.',
    transport: 'Spuitbussen, brandbaar; gelimiteerde hoeveelheid (verzonnen indeling).',
  },
  mild: {
    signs: [],
    dangers: [],
    precautions: [
      'Kan de ogen bij onverdund contact prikkelen.',
      'Buiten bereik van kinderen houden.',
      'Aanmaken volgens het etiket, niet mengen met andere middelen.',
    ],
    contains: 'water, milde tensiden (< 15 %), verzonnen verzorgende en conserverende bestanddelen (< 2 %)',
    firstAid: `${water} Bij inslikken mond spoelen en een glas water drinken.`,
    fire: calm,
    spill: `${mop} Pas op: de vloer wordt glad.`,
    storage: cool,
    gloves: 'Niet nodig; bij lang werk met natte handen handschoenen van vinyl.',
    avoid: 'Geen bekend.',
    transport: 'Geen gevaarlijk goed.',
  },
};
