import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { formatLongDate } from '@/lib/dates';

const { days } = withdrawalTerms;

/** The page on which consumers withdraw, and the links to it. Labels as the law has them. */
export const withdrawal = {
  title: 'Overeenkomst herroepen',
  /** The first step, and every link to the page. */
  begin: 'Hier de overeenkomst herroepen',
  /** The second step. */
  confirm: 'Herroeping bevestigen',
  intro: `U mag een bestelling tot ${days} dagen na ontvangst herroepen. Een reden hoeft u niet te geven. Ook vóór de levering kan het al.`,
  introMore:
    'Vul hieronder in om welke bestelling het gaat. U krijgt meteen een bevestiging per e-mail, met datum en tijd.',
  rightLink: 'Zo werkt het herroepingsrecht',
  whoTitle: 'Uw gegevens',
  name: 'Naam',
  email: 'E-mailadres',
  emailHint: 'Hier sturen wij de ontvangstbevestiging naartoe.',
  orderNumber: 'Bestelnummer',
  orderNumberHint: 'Het staat in de orderbevestiging en op de factuur.',
  whatTitle: 'Wat wilt u herroepen?',
  articles: 'Welke artikelen',
  articlesHint: 'Laat dit leeg als u de hele bestelling herroept.',
  linesHint:
    'Herroept u een deel? Vul dan in hoeveel u van elk artikel herroept. Laat alles leeg voor de hele bestelling.',
  lineOf: (quantity: number, unit: string) => `van ${quantity} × ${unit.replace(/^per /, '')}`,
  check: 'Controleer uw gegevens en bevestig dan uw herroeping. Daarna is die verstuurd.',
  statement: 'Hierbij herroep ik de overeenkomst over:',
  order: (number: string) => `Bestelling ${number}`,
  whole: 'De hele bestelling',
  what: 'Wat',
  busy: 'Bezig met versturen…',
  failed: 'Uw herroeping is niet verstuurd.',
  privacy: 'Wij gebruiken uw gegevens alleen om uw herroeping af te handelen.',
  receivedTitle: 'Wij hebben uw herroeping ontvangen',
  receivedAt: (moment: string) => `Ontvangen op ${moment}.`,
  receipt: (email: string) =>
    `Een bevestiging van ontvangst, met uw verklaring en dit tijdstip, gaat naar ${email}. Bewaar die e-mail.`,
  receiptByMail:
    'Een bevestiging van ontvangst, met uw verklaring, datum en tijd, is per e-mail naar u onderweg. Bewaar die e-mail.',
  next: 'Binnen twee werkdagen laten wij u weten hoe u de artikelen terugstuurt en wanneer u uw geld krijgt. Is de bedenktijd al voorbij, dan laten wij u weten of het nog kan.',
  onwards: 'Naar de homepage',
  /** Results without JavaScript. */
  incomplete: 'Niet alles was goed ingevuld. Ga terug naar de vorige pagina: wat u typte, staat daar nog.',
  tooOften: (wait: string) =>
    `U hebt te veel verklaringen achter elkaar verstuurd. Wacht ${wait} en ga terug naar de vorige pagina: wat u typte, staat daar nog.`,
  unavailable:
    'Er ging iets mis op de server. Ga terug naar de vorige pagina en probeer het nog eens, of mail ons.',
  /** On an order that the customer withdrew from. */
  withdrawnTitle: 'Uw herroeping van deze bestelling',
  withdrawnWaits: 'Wij laten u binnen twee werkdagen weten hoe het verder gaat.',
  withdrawnHandled: 'Wij hebben uw herroeping behandeld.',
  /** On an order. */
  orderTitle: 'Herroepingsrecht',
  beforeDelivery: `U kunt deze bestelling herroepen tot ${days} dagen na ontvangst.`,
  until: (day: string) => `U kunt deze bestelling herroepen tot en met ${formatLongDate(day)}.`,
} as const;
