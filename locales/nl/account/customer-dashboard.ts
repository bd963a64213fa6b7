import { countOf } from '../product/units';

/** Shortcuts of a customer on the home page. */
export const customerDashboard = {
  title: 'Snel verder',
  links: {
    quick: 'Snel bestellen',
    bought: 'Eerder besteld',
    orders: 'Bestellingen',
    lists: 'Bestellijsten',
  },
  loading: 'Uw bestellingen worden opgehaald.',
  failed: 'Uw bestellingen en lijsten zijn nu niet op te halen. Wij proberen het vanzelf opnieuw.',
  reorder: {
    title: 'Opnieuw bestellen',
    due: (n: number) => `${n} ${n === 1 ? 'artikel is' : 'artikelen zijn'} volgens uw ritme bijna op.`,
    last: (number: string, date: string) => `Uit bestelling ${number} van ${date}.`,
    line: (quantity: number, unit: string) => countOf(quantity, unit),
    addDue: (n: number) => (n === 1 ? 'In winkelwagen' : `Deze ${n} in winkelwagen`),
    addAll: (n: number, of: number) =>
      n === of ? 'Alles opnieuw bestellen' : `${n} van ${of} artikelen opnieuw bestellen`,
    gone: 'Niets uit deze bestelling is nog leverbaar.',
    choose: 'Aanpassen',
    toCart: 'Naar winkelwagen',
  },
  running: {
    title: 'Lopende bestellingen',
    latest: 'Laatste bestellingen',
    all: 'Alle bestellingen',
    expected: (date: string) => `levering ${date}`,
    placed: (date: string) => `besteld ${date}`,
  },
  lists: { title: 'Bestellijsten', all: (n: number) => (n === 1 ? 'Naar de lijst' : `Alle ${n} lijsten`) },
  tips: {
    reorder: {
      title: 'Uw eerste bestelling',
      text: 'Wat u bestelt, staat hier de volgende keer klaar, met uw gewone aantal. Uw eigen prijzen ziet u nu al bij elk product.',
      action: 'Naar het assortiment',
    },
    quick: {
      title: 'Snel bestellen',
      text: 'Heeft u een lijst met artikelnummers? Plak hem, of scan de streepjescodes in uw magazijn.',
      action: 'Snel bestellen',
    },
    lists: {
      title: 'Maak een bestellijst',
      text: 'Zet met het hartje op een lijst wat u steeds nodig heeft. Dan bestelt u het in één keer.',
      action: 'Naar bestellijsten',
    },
  },
} as const;
