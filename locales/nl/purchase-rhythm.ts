import { countOf } from './product/units';

const articles = (n: number) => `${n} ${n === 1 ? 'artikel' : 'artikelen'}`;

/** `week`, `3 weken`, `10 dagen`, `2 maanden`: as a buyer would say it. */
function period(days: number): string {
  if (days === 1) return 'dag';
  if (days === 7) return 'week';
  if (days >= 58) return `${Math.round(days / 30.4)} maanden`;
  const weeks = Math.round(days / 7);
  const inWeeks = days >= 13 && Math.abs(days - weeks * 7) <= Math.max(1, days / 20);
  return inWeeks ? `${weeks} weken` : `${days} dagen`;
}

/** Beyond this number of days overdue the text gives no number: it would be too precise. */
const LONG_AGO = 14;

/** When something will have been used up. */
function usedUp(daysLeft: number): string {
  if (daysLeft > 1) return `over ${daysLeft} dagen op`;
  if (daysLeft === 1) return 'morgen op';
  if (daysLeft === 0) return 'vandaag op';
  if (daysLeft < -LONG_AGO) return 'naar verwachting al op';
  return daysLeft === -1 ? 'sinds gisteren op' : `sinds ${-daysLeft} dagen op`;
}

/** Products due by the customer's purchase rhythm. */
export const rhythm = {
  title: 'Tijd om te bestellen',
  lead: 'Berekend uit uw eigen bestellingen.',
  article: 'Artikel',
  usual: (days: number, quantity: number, unit: string, daysLeft: number) =>
    `Meestal elke ${period(days)}, ${countOf(quantity, unit)}; ${usedUp(daysLeft)}`,
  every: (days: number) => `meestal elke ${period(days)}`,
  now: 'nu nodig',
  soon: (daysLeft: number) => (daysLeft === 1 ? 'morgen' : `over ${daysLeft} dagen`),
  quantity: 'Aantal',
  total: 'Totaal',
  soldOut: 'Nu niet op voorraad',
  inCart: (count: string) => `Ligt al in uw winkelwagen: ${count}`,
  nextWeek: 'Over een week',
  nextWeekOf: (name: string) => `${name}: over een week opnieuw laten zien`,
  never: 'Niet meer tonen',
  neverOf: (name: string) => `${name} niet meer tonen`,
  silentWeek: (name: string) => `${name} komt over een week terug.`,
  silent: (name: string) => `${name} laten wij niet meer zien.`,
  shownAgain: (name: string) => `${name} laten wij weer zien.`,
  choose: 'Kies wat u nodig hebt',
  more: (n: number) => `Nog ${articles(n)} tonen`,
  notYet: 'Wij kennen uw ritme nog niet',
  notYetText:
    'Heeft u een artikel op drie verschillende dagen besteld, dan staat hier wanneer het weer nodig is, met uw gewone aantal.',
  nothing: 'Er is nu niets nodig.',
  next: (name: string, daysLeft: number) =>
    `Als eerste is ${name} aan de beurt, ${daysLeft === 1 ? 'morgen' : `over ${daysLeft} dagen`}.`,
  goneTitle: 'Ook bijna op, maar niet meer leverbaar',
  gone: (name: string, days: number) => `${name} (${`meestal elke ${period(days)}`})`,
  instead: 'Ons huismerk:',
  noInstead: 'Een vervanger hebben wij nog niet.',
  snoozedTitle: (n: number) => `${articles(n)} verborgen`,
  until: (date: string) => `tot ${date}`,
  forGood: 'voorgoed',
  showAgain: 'Weer tonen',
  showAgainOf: (name: string) => `${name} weer tonen`,
} as const;

/** The same, on the page of an order list. */
export const listRhythm = {
  due: (now: number, soon: number) =>
    [now > 0 && `${now} nu nodig`, soon > 0 && `${soon} binnenkort`].filter(Boolean).join(', '),
  choose: (n: number) => (n === 1 ? 'Dit artikel kiezen' : `Deze ${n} kiezen`),
  only: 'Alleen deze tonen',
  whole: 'Hele lijst tonen',
  notYet:
    'Heeft u artikelen van deze lijst op drie verschillende dagen besteld, dan staat hier wanneer ze weer nodig zijn.',
  nothingDue: 'Niets op deze lijst is nu nodig',
  nothingDueText: 'Zodra een artikel volgens uw eigen bestellingen bijna op is, staat het hier.',
} as const;

/** When something is needed anyway, in a sentence. */
function needed(daysLeft: number, several: boolean): string {
  if (daysLeft <= 0) return 'nu';
  if (daysLeft === 1) return several ? 'uiterlijk morgen' : 'morgen';
  return `${several ? 'binnen' : 'over'} ${daysLeft} dagen`;
}

/** Hints of products to add to the cart. */
export const cartHints = {
  missing: (amount: string, daysLeft: number, lines: number) =>
    `Nog ${amount} tot gratis verzending: ${lines === 1 ? 'dit hebt u' : 'deze hebt u'} ${needed(daysLeft, lines > 1)} toch nodig.`,
  saves: 'U bespaart',
  shipping: 'verzendkosten.',
  line: (count: string, days: number) => `${count}, meestal elke ${period(days)}`,
  add: (n: number) => (n === 1 ? 'Toevoegen' : `Alle ${n} toevoegen`),
  tier: (count: string, name: string) => `Nog ${count} ${name} erbij: dan betaalt u`,
  per: (unit: string) => `per ${unit}.`,
  enough: (date: string) => `en u hebt genoeg tot ${date}.`,
  take: (count: string) => `Neem ${count} extra`,
} as const;
