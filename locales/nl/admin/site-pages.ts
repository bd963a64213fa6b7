import type { SiteMenu } from '@toonbank/contract/editing/menus';
import { footerColumns } from '../layout';

const otherPlaces: Readonly<Record<string, string>> = {
  merken: 'Tekst bij een merk',
  sale: 'Tekst bij de sale',
  '': 'In geen menu',
};

/** Where a page is, by its menu. */
export const placeOf = (menu: string): string =>
  Object.hasOwn(footerColumns, menu)
    ? `Menu ${footerColumns[menu as SiteMenu].title}`
    : (otherPlaces[menu] ?? menu);

const andList = new Intl.ListFormat('nl', { type: 'conjunction' });

/** The list of pages of a site, and what can be done with a page. */
export const sitePages = {
  title: 'Pagina’s',
  search: 'Zoeken in titel en adres',
  filter: 'Tonen',
  filters: {
    pages: 'Pagina’s',
    texts: 'Teksten bij merken en lijsten',
    drafts: 'Met een concept',
    hidden: 'Verborgen',
    noMenu: 'In geen menu',
    all: 'Alles',
  },
  count: (count: number) => (count === 1 ? '1 pagina' : `${count} pagina’s`),
  home: {
    title: 'Homepage',
    text: 'Slides, groepen, melding bovenaan en de omschrijving voor zoekmachines',
  },
  others: {
    title: 'Andere teksten',
    lead: 'Deze teksten bewerkt u op de plek waar ze staan. Open de pagina en klik op de tekst.',
    groups: { name: 'Productgroepen', text: 'Teksten en afbeeldingen boven en onder de artikelen' },
    brands: { name: 'Merken', text: 'Kies een merk en klik dan op Bewerken in de balk bovenaan' },
    toBrands: 'Naar de merken',
    search: { name: 'Zoekresultaten', text: 'Teksten boven en onder alles wat een klant zoekt' },
    searchFor: 'papier',
    toSearch: 'Naar de zoekresultaten',
    sale: { name: 'Sale', text: 'Tekst boven de aanbiedingen' },
    toSale: 'Naar de sale',
    news: { name: 'Nieuws', text: 'Nieuwsberichten schrijven, wijzigen en verwijderen' },
    toNews: 'Naar het nieuws',
  },
  linkedPages: {
    missing: (count: number) =>
      `De winkel verwijst naar ${count === 1 ? 'een pagina die' : `${count} pagina’s die`} er nog niet ${count === 1 ? 'is' : 'zijn'}, zoals in het bestelformulier en bij Contact. Wij zetten ${count === 1 ? 'er een concept voor' : 'er concepten voor'} klaar, met ‘[vul in: …]’ waar uw eigen tekst hoort.`,
    make: 'Concepten klaarzetten',
    making: 'Bezig met klaarzetten…',
    ready: 'De concepten staan klaar.',
    hidden: (titles: readonly string[]) =>
      `Nog niet op de site: ${andList.format(titles)}. Klik op Bewerken, vul in waar ‘[vul in: …]’ staat, en publiceer. Tot dan ziet een bezoeker ‘Pagina niet gevonden’.`,
  },
  noneFound: 'Geen pagina gevonden',
  noneFoundText: 'Zoek op een ander woord, of toon alle pagina’s.',
  showAll: 'Alle pagina’s tonen',
  hidden: 'Verborgen',
  toFillIn: (count: number) =>
    count === 1 ? 'Nog 1 plek in te vullen' : `Nog ${count} plekken in te vullen`,
  draft: (names: readonly string[]) => `Concept van ${names.join(', ')}`,
  published: (at: string, by: string) => (by === '' ? `Gepubliceerd ${at}` : `Gepubliceerd ${at} door ${by}`),
  neverPublished: 'Nog niet gewijzigd',
  edit: 'Bewerken',
  editOf: (title: string) => `${title} bewerken`,
  settings: 'Instellingen',
  settingsOf: (title: string) => `Instellingen van ${title}`,

  newPage: 'Nieuwe pagina',
  newTitle: 'Titel',
  address: 'Adres',
  addressHint: (url: string) => `De pagina komt op ${url}`,
  checking: 'Adres controleren…',
  free: (url: string) => `${url} is vrij.`,
  make: 'Pagina maken',
  making: 'Bezig met maken…',
  newHint: 'Bezoekers zien de pagina pas als u die publiceert.',
  path: {
    empty: 'Vul een adres in.',
    spelling: 'Gebruik alleen kleine letters, cijfers, streepjes en schuine strepen (/).',
    long: 'Dit adres is te lang. Gebruik hoogstens 200 tekens.',
    shop: 'Dit adres hoort bij de winkel zelf: artikelgroepen, merken, winkelwagen, account. Kies een ander.',
    page: (title: string) => `Dit adres heeft de pagina ‘${title}’ al. Kies een ander.`,
    former: (title: string) =>
      `Dit is een vroeger adres van de pagina ‘${title}’, en leidt daar nog naartoe. Kies een ander.`,
    redirect: (to: string) => `Dit adres leidt al naar ${to === '/' ? 'de homepage' : to}. Kies een ander.`,
    unknown: 'Het adres kon niet gecontroleerd worden. Probeer het opnieuw.',
  },

  move: 'Adres wijzigen',
  moving: 'Bezig met verhuizen…',
  moveHint: 'Wie het oude adres opent, komt vanzelf op het nieuwe.',
  moved: (url: string) => `De pagina staat nu op ${url}.`,
  fixedAddress: 'Dit is een tekst bij een pagina van de winkel. Het adres ligt vast.',
  onSite: 'Op de site',
  onSiteText: 'Bezoekers zien deze pagina.',
  offSiteText: 'Bezoekers zien deze pagina niet. Wie het adres opent, krijgt ‘pagina niet gevonden’.',
  hide: 'Van de site halen',
  hideSure: 'Ja, van de site halen',
  show: 'Op de site zetten',
  linkedFrom: 'Deze teksten hebben een link naar deze pagina. Die links werken dan niet meer:',
  leavesMenu: (place: string) => `Deze pagina staat daarna niet meer in: ${place}.`,
  notLinked: 'Geen tekst van de winkel verwijst naar deze pagina.',
  editedBy: (names: readonly string[]) =>
    `${names.join(', ')} werkt aan deze pagina. Dat werk gaat niet verloren.`,
  products: 'Artikelen tonen',
  productsHint: 'De pagina toont dan de best verkochte artikelen van deze groep.',
  noGroup: 'Geen artikelen',
  link: 'Groep koppelen',
  unlink: 'Koppeling verwijderen',
  linked: 'De pagina toont nu de artikelen van deze groep.',
  unlinked: 'De pagina toont nu geen artikelen meer.',
  publisherOnly: 'Adres en zichtbaarheid wijzigt een publicist of beheerder.',
} as const;
