import type { Page } from '@playwright/test';
import { accountPages } from '../../lib/urls/account-urls.ts';

/** Location of a kind of page: its path, or the first matching link on another kind of page. */
type Place = string | { on: string; link: RegExp; path?: (found: string) => string };
export type PageKinds = Readonly<Record<string, Place>>;

const newTaskAbout = (order: string) => `${accountPages.tasks}/nieuw?over=bestelling-${order}`;

/** Pages for visitors and customers. */
const shelves = {
  home: '/',
  group: { on: 'home', link: /href="(\/nl\/c\/(?!merken|sale)[^"]+)"/ },
  product: { on: 'group', link: /href="(\/nl\/p\/[^"?]+)"/ },
} satisfies PageKinds;

export const visitorKinds: PageKinds = {
  ...shelves,
  cart: '/nl/winkelwagen',
  'second page': '/nl/zoeken/rol?page=1',
  filtered: '/nl/c/sale?sort=naam-aflopend',
  sale: '/nl/c/sale',
  'all groups': '/nl/assortiment',
  contact: '/nl/contact',
  brands: '/nl/c/merken',
  brand: { on: 'brands', link: /href="(\/nl\/c\/merken\/[^"]+)"/ },
  'search help': '/nl/zoeken',
  found: '/nl/zoeken/rol',
  'nothing found': '/nl/zoeken/bestaatniet',
  suppliers: '/nl/leveranciers',
  supplier: { on: 'suppliers', link: /href="(\/nl\/leveranciers\/[^"]+)"/ },
  partner: { on: 'suppliers', link: /id="partners".*?href="(\/nl\/leveranciers\/[^"]+)"/s },
  'no supplier': '/nl/leveranciers/bestaat-niet-99999999',
  login: '/login',
  'login to order': '/login/winkelwagen',
  'password forgotten': '/nl/wachtwoord-vergeten',
  'new password': '/nl/wachtwoord-herstellen#naam=iemand&code=geheim',
  'new password without a code': '/nl/wachtwoord-herstellen',
  'confirm e-mail address': '/nl/e-mailadres-bevestigen#code=geheim',
  'confirm e-mail address without a code': '/nl/e-mailadres-bevestigen',
  'new customer': '/nl/nieuwe-klant',
  news: '/nl/nieuws',
  'news of a year': { on: 'news', link: /href="(\/nl\/nieuws\/\d{4})"/ },
  'news item': { on: 'news', link: /<h2><a[^>]* href="(\/nl\/nieuws\/[^"]+)"/ },
  blog: '/nl/recepten-en-videos',
  'blogs of one kind': '/nl/recepten-en-videos/blogs',
  recipe: { on: 'recipes', link: /<h2><a[^>]* href="(\/nl\/recepten-en-videos\/[^"]+)"/ },
  recipes: '/nl/recepten-en-videos/recepten',
  video: { on: 'videos', link: /<h2><a[^>]* href="(\/nl\/recepten-en-videos\/[^"]+)"/ },
  videos: '/nl/recepten-en-videos/videos',
  reviews: '/nl/beoordelingen',
  'reviews with few stars': '/nl/beoordelingen?sterren=2',
  'quick order': '/nl/snel-bestellen',
  'message sent': '/nl/bericht-verstuurd',
  'message not sent': '/nl/bericht-mislukt',
  'prepared order': '/nl/herhaalorder',
  'task of a link': '/nl/vraag',
  'order of a guest': '/nl/gastbestelling',
  'unknown label': '/k/onbekend',
  'help with an order': '/nl/bestelhulp',
  newsletter: '/nl/inschrijven-nieuwsbrief',
  'newsletter to confirm': '/nl/nieuwsbrief/bevestigen?code=geheim',
  'newsletter asked for': '/nl/nieuwsbrief/bevestigen?uitkomst=gevraagd',
  'newsletter to sign out': '/nl/nieuwsbrief/afmelden?code=geheim',
  'newsletter signed out': '/nl/nieuwsbrief/afmelden?uitkomst=afgemeld',
  questions: '/nl/vragen-over-bestellen',
  'pages among results': '/nl/zoeken/verzendkosten',
  about: '/nl/wie-zijn-wij',
  conditions: '/nl/leveringsvoorwaarden',
  privacy: '/nl/privacy-veiligheid',
  'accessibility statement': '/nl/toegankelijkheid',
  landing: {
    on: 'home',
    link: /href="(\/(?:afvalzakken|mondkapjes|schoonmaakmiddelen|toiletpapier|zeepdispensers))"/,
  },
  'no page': '/nl/bestaat-niet',
  'no product': '/nl/p/bestaat-niet-99999999',
  'no group': '/nl/c/bestaat-niet',
};

export const customerKinds: PageKinds = {
  ...shelves,
  cart: '/nl/winkelwagen',
  review: '/nl/winkelwagen/review',
  ...accountPages,
  order: { on: 'orders', link: /href="(\/nl\/mijn-account\/bestellingen\/\d+)"/ },
  'order placed': {
    on: 'orders',
    link: /href="\/nl\/mijn-account\/bestellingen\/(\d+)"/,
    path: (order) => `/nl/bestelling/${order}/bevestiging`,
  },
  'no order': `${accountPages.orders}/999999999`,
  list: { on: 'lists', link: /href="(\/nl\/mijn-account\/bestellijsten\/\d+)"/ },
  'labels of a list': { on: 'list', link: /href="(\/nl\/mijn-account\/bestellijsten\/\d+\/kastlabels)"/ },
  partner: visitorKinds.partner as Place,
  suppliers: visitorKinds.suppliers as Place,
  'recurring order': { on: 'recurring', link: /href="(\/nl\/mijn-account\/herhaalorders\/\d+)"/ },
  'new recurring order': `${accountPages.recurring}/nieuw`,
  task: { on: 'tasks', link: /href="(\/nl\/mijn-account\/taken\/\d+)"/ },
  'new task': { on: 'orders', link: /href="\/nl\/mijn-account\/bestellingen\/(\d+)"/, path: newTaskAbout },
  shortage: { on: 'deliveryNotes', link: /href="(\/nl\/mijn-account\/taken\/manco[^"]+)"/ },
  'no task': `${accountPages.tasks}/999999999`,
};

/**
 * Paths of the requested kinds for the current session; a kind without a link to it is absent. Requested
 * inside the page, which knows the host and the session.
 */
export async function placesOf(page: Page, kinds: PageKinds, asked: readonly string[]) {
  const html = new Map<string, string>();
  const placeOf = async (kind: string): Promise<string | undefined> => {
    const place = kinds[kind];
    if (place === undefined || typeof place === 'string') return place;
    const on = await placeOf(place.on);
    if (on === undefined) return undefined;
    const text = html.get(on) ?? (await page.evaluate(async (path) => (await fetch(path)).text(), on));
    html.set(on, text);
    const found = place.link.exec(text)?.[1]?.replaceAll('&amp;', '&');
    return found === undefined ? undefined : (place.path?.(found) ?? found);
  };
  const places = new Map<string, string>();
  for (const kind of asked) {
    const path = await placeOf(kind);
    if (path !== undefined) places.set(kind, path);
  }
  return places;
}
