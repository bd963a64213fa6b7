import type { DeviceStorageName } from '@/lib/browser-storage/device-storage';
import type { StorageName } from '@/lib/browser-storage/storage-keys';
import { type CookieName, cookies } from '@/lib/session-cookies';

interface StoredWords {
  purpose: string;
  /** How long a browser keeps it. */
  until: string;
  /** Only browsers of administrators have it. */
  isStaffOnly?: true;
}

const HOURS_OF_DAY = 24;

/** '7 dagen', '12 uur'. */
function lasting(seconds: number): string {
  const hours = seconds / 3600;
  return hours % HOURS_OF_DAY === 0 ? `${hours / HOURS_OF_DAY} dagen` : `${hours} uur`;
}

const { session, countLogin, start, adminSession, adminView, clientCode } = cookies;
const visitOrLogin = `${lasting(session.seconds.visitor)} na uw laatste bezoek; na het inloggen ${lasting(session.seconds.customer)}`;
const staffLogin = lasting(adminSession.seconds.admin);
const TAB_CLOSES = 'u het tabblad sluit';
const UNTIL_CLEARED = 'Tot u het in uw browser wist';
const UNTIL_LOGOUT = 'Tot u uitlogt of het in uw browser wist';

/** Purpose and duration of each cookie. */
export const cookieWords: Readonly<Record<CookieName, StoredWords>> = {
  session: {
    purpose: 'Houdt uw winkelwagen en uw inlog vast. Er staat alleen een willekeurige code in.',
    until: visitOrLogin,
  },
  audience: {
    purpose: 'Onthoudt of u bent ingelogd, zodat u de juiste pagina ziet.',
    until: visitOrLogin,
  },
  countLogin: {
    purpose: 'Zorgt dat een voorraadtelling zonder netwerk alleen opengaat voor wie hier het laatst inlogde.',
    until: `Tot u uitlogt, of ${lasting(countLogin.seconds.customer)} na het inloggen`,
  },
  start: {
    purpose: 'Zorgt dat alles wat u kort na elkaar toevoegt in dezelfde winkelwagen komt.',
    until: lasting(start.seconds.visitor),
  },
  adminSession: { purpose: 'Houdt de inlog van een medewerker vast.', until: staffLogin, isStaffOnly: true },
  adminAudience: {
    purpose: 'Onthoudt dat een medewerker is ingelogd.',
    until: staffLogin,
    isStaffOnly: true,
  },
  adminView: {
    purpose: 'Onthoudt hoe een medewerker de winkel wil bekijken.',
    until: lasting(adminView.seconds.admin),
    isStaffOnly: true,
  },
  clientCode: {
    purpose: 'Onthoudt de klantcode, zodat een medewerker die niet steeds hoeft te typen.',
    until: lasting(clientCode.seconds.admin),
    isStaffOnly: true,
  },
};

/** Purpose and duration of each entry of the browser's storage. */
export const storageWords: Readonly<Record<StorageName, StoredWords>> = {
  view: { purpose: 'Of u lijsten als tegels, als regels of als lage regels bekijkt.', until: UNTIL_CLEARED },
  rows: { purpose: 'Of de regels van tabellen hoog of laag zijn.', until: UNTIL_CLEARED },
  vat: { purpose: 'Of u prijzen met of zonder btw bekijkt.', until: UNTIL_CLEARED },
  sound: { purpose: 'Of snel bestellen en tellen een geluid maken bij het scannen.', until: UNTIL_CLEARED },
  viewed: { purpose: 'De artikelen die u het laatst bekeek.', until: UNTIL_LOGOUT },
  searches: { purpose: 'Waar u het laatst naar zocht.', until: UNTIL_LOGOUT },
  'quick-order': {
    purpose: 'De regels die u bij snel bestellen hebt ingevuld.',
    until: 'Tot u ze bestelt, weghaalt of uitlogt',
  },
  labelRequests: {
    purpose: 'Aanvragen via een kastlabel die nog niet verstuurd konden worden.',
    until: 'Tot ze verstuurd zijn; na 7 dagen vervallen ze',
  },
  stockCount: {
    purpose: 'Waar u was bij een voorraadtelling, en wat u typte en nog niet invoerde.',
    until: 'Tot u de telling afrondt of uitlogt',
  },
  firstSteps: {
    purpose: 'Of een medewerker de eerste stappen van een nieuwe winkel heeft weggelegd.',
    until: UNTIL_CLEARED,
    isStaffOnly: true,
  },
  counted: { purpose: 'Of er op dit apparaat voorraad geteld is.', until: UNTIL_LOGOUT },
  order: {
    purpose: 'Wat u bij het bestellen invult.',
    until: `Tot u bestelt of uitlogt, of tot ${TAB_CLOSES}`,
  },
  registration: {
    purpose: 'Wat u bij het aanmelden als klant invult.',
    until: `Tot het verstuurd is, of tot ${TAB_CLOSES}`,
  },
  message: {
    purpose: 'Wat u in een bericht of formulier aan ons schrijft.',
    until: `Tot het verstuurd is, of tot ${TAB_CLOSES}`,
  },
  deskAnswer: {
    purpose: 'Wat een medewerker aan een klant schrijft.',
    until: `Tot het verstuurd is, of tot ${TAB_CLOSES}`,
    isStaffOnly: true,
  },
  mailedLink: {
    purpose: 'De code uit een link die u per e-mail kreeg, zodat de pagina opnieuw geladen kan worden.',
    until: `Tot u de link gebruikt, of tot ${TAB_CLOSES}`,
  },
  simulation: {
    purpose: 'Met welke klant een medewerker meekijkt.',
    until: `Tot ${TAB_CLOSES}`,
    isStaffOnly: true,
  },
};

/** Purpose and duration of what counting stock stores. */
export const deviceStorageWords: Readonly<Record<DeviceStorageName, StoredWords>> = {
  countDatabase: {
    purpose:
      'De lijsten die u telt en uw tellingen, zodat u ook zonder netwerk kunt tellen en niets kwijtraakt.',
    until: UNTIL_LOGOUT,
  },
  countCaches: {
    purpose: 'De pagina om voorraad te tellen, met de afbeeldingen, zodat die ook zonder netwerk opengaat.',
    until: 'Tot 30 dagen na uw laatste telling, of tot u uitlogt',
  },
};

/** The list on the privacy page. */
export const storedInBrowser = {
  title: 'Wat er in uw browser staat',
  intro:
    'Dit is alles wat deze winkel op uw apparaat bewaart. Alleen deze winkel plaatst en leest het; er is niets van anderen bij. Het is nodig om de winkel te laten werken of bewaart wat u zelf kiest of typt, en daarom vragen wij er geen toestemming voor. U kunt alles in uw browser wissen.',
  kinds:
    'Cookies gaan bij elk verzoek mee naar onze server. Wat in de opslag van uw browser staat, blijft op uw apparaat tot u het verstuurt.',
  visitors: 'Bezoekers en klanten',
  staff: 'Alleen medewerkers van deze winkel',
  name: 'Naam en soort',
  purpose: 'Waarvoor',
  until: 'Hoe lang',
  cookie: 'cookie',
  local: 'opslag',
  session: 'opslag van het tabblad',
  database: 'databank op uw apparaat',
  cache: 'bestanden op uw apparaat',
} as const;

/** The sentence of a form that leads to the page about personal data; before it stands what the form's data are for. */
export const privacyNote = { read: 'Lees', link: 'wat wij met uw gegevens doen' } as const;
