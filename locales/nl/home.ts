import { dutchNumber } from '../../lib/dutch-number';
/** The home page. */
export const home = {
  groups: 'Het assortiment',
  allIn: (n: number) => `${dutchNumber(n)} producten`,
  top: 'Aanbiedingen',
  season: 'Voor dit seizoen',
  topAll: 'Alle aanbiedingen',
  toSale: 'Bekijk de sale',
  toGroups: 'Bekijk het assortiment',
  login: {
    title: 'Zakelijk inkopen met uw eigen prijzen',
    reasons: [
      'Uw eigen prijzen en staffels bij elk product',
      'Bestellen op rekening, met uw referentie op pakbon en factuur',
      'Al uw eerdere bestellingen altijd bij de hand',
    ],
    action: 'Inloggen',
    newCustomer: 'Nog geen klant? Vraag een account aan',
  },
  loginPublic: {
    title: 'Met een account bestelt u sneller',
    reasons: [
      'Eerdere bestellingen in één keer opnieuw',
      'Uw adressen en bestellijsten bewaard',
      'Facturen altijd terug te vinden',
    ],
    action: 'Inloggen',
    newCustomer: 'Nog geen account? Maak er een aan',
  },
  popular: 'Veel gezocht',
  slides: {
    title: 'Uitgelicht',
    steps: 'Uitgelicht: kies een onderwerp',
    step: (at: number, of: number) => `${at} van ${of}`,
    previous: 'Uitgelicht: vorige',
    next: 'Uitgelicht: volgende',
    more: 'Bekijken',
  },
  brands: 'Onze merken',
  allBrands: 'Alle merken',
  newsAll: 'Alle berichten',
  review: {
    title: 'Wat klanten vinden',
    all: 'Over onze beoordelingen',
  },
} as const;
