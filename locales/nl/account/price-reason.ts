import { perUnit } from '../product/units';

/** Why something costs what it costs. */
export const priceReason = {
  ask: 'Waarom deze prijs?',
  askOf: (name: string) => `Waarom deze prijs? ${name}`,
  title: 'Waarom deze prijs?',
  agreement: 'Prijsafspraak',
  agreementUntil: (date: string) => `Uw prijsafspraak geldt t/m ${date}.`,
  listPrice: (price: string) => `De lijstprijs is ${price}.`,
  tier: 'Staffelprijs',
  tierText: 'De prijs hangt af van het aantal.',
  tierOne: 'Deze prijs komt uit uw prijslijst.',
  tierFrom: (count: string, price: string) => `vanaf ${count}: ${price}`,
  list: 'Lijstprijs',
  listText: 'U betaalt de gewone prijs: er is geen afspraak en geen staffel voor.',
  sale: (before: string) => `Dit artikel is in de aanbieding: eerst ${before}.`,
  future: (date: string, price: string) => `Vanaf ${date} geldt een afspraak: ${price}.`,
  paid: 'Laatst betaald',
  paidText: (price: string, unit: string, date: string) => `${price} ${perUnit(unit)}, op ${date}.`,
  notBought: 'Dit artikel hebt u nog niet eerder besteld.',
  failed: 'De uitleg is nu niet op te halen.',
  exclVat: 'Alle prijzen excl. btw.',
  inclVat: 'Alle prijzen incl. btw.',
  toAgreements: 'Alle prijsafspraken',
} as const;
