import { dutchNumber } from '../../../lib/dutch-number';
/** Overview of brands and a brand's own page. */
export const brands = {
  title: 'Merken',
  text: (n: number) =>
    `${n === 1 ? 'Eén merk' : `${dutchNumber(n)} merken`} op een rij. Kies een merk om te zien wat het bij ons maakt.`,
  none: 'Er zijn nu geen merken om te tonen.',
  toShop: 'Naar het assortiment',
  own: 'Ons huismerk',
  house: 'Huismerk',
  find: 'Zoek een merk',
  found: (n: number) => (n === 1 ? '1 merk gevonden' : `${dutchNumber(n)} merken gevonden`),
  notFound: (text: string) => `Geen merk met ‘${text}’.`,
  searchProducts: 'Zoek het als product',
  letters: 'Merken op letter',
  products: (n: number) => (n === 1 ? '1 product' : `${dutchNumber(n)} producten`),
  all: (n: number) => (n === 1 ? 'Het product bekijken' : `Alle ${dutchNumber(n)} producten bekijken`),
  groups: (brand: string) => `${brand} per groep`,
  suppliedBy: 'Geleverd door',
  toSuppliers: 'Onze leveranciers',
  unknown: {
    title: 'Dit merk voeren wij niet',
    text: 'Misschien heet het anders, of is het uit het assortiment. Kijk in de lijst, of zoek hierboven op wat u nodig hebt: er is vaak een goed alternatief.',
    all: 'Alle merken bekijken',
    home: 'Naar de homepage',
  },
} as const;

/** Texts of the sale page. */
export const sale = {
  title: 'Sale',
  text: 'Afgeprijsd zolang de voorraad strekt.',
  none: {
    title: 'Nu niets afgeprijsd',
    text: 'Er is op dit moment geen product in de sale. Kijk binnenkort nog eens, of blader door het assortiment.',
    home: 'Naar het assortiment',
    brands: 'Bekijk de merken',
  },
} as const;
