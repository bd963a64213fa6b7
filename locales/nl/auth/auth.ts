import type { ErrorCode } from '@toonbank/contract';
import { errorText } from '../errors';
import { failureWords } from './failure-words';

/** Login and password recovery. */
export const auth = {
  title: 'Inloggen',
  toCartTitle: 'Log in om te bestellen',
  toCartText: 'Uw winkelwagen gaat mee.',
  username: 'E-mailadres',
  password: 'Wachtwoord',
  show: 'Tonen',
  hide: 'Verbergen',
  submit: 'Inloggen',
  busy: 'Bezig met inloggen…',
  needUsername: 'Vul uw e-mailadres in.',
  needPassword: 'Vul uw wachtwoord in.',
  wrong: failureWords.login,
  server: failureWords.server,
  already: (name: string) => `U bent al ingelogd als ${name}.`,
  onwards: 'Verder',
  offer: {
    title: 'Na het inloggen',
    points: [
      { icon: 'euro', name: 'Uw eigen prijzen', text: 'Uw afspraken en staffels, bij elk product.' },
      { icon: 'list', name: 'Uw lijsten', text: 'Bestellijsten, en alles wat u eerder bestelde.' },
      {
        icon: 'truck',
        name: 'Uw bezorgdag',
        text: 'Wanneer het er is, en een andere dag als dat beter past.',
      },
      { icon: 'invoice', name: 'Uw facturen', text: 'Met bestellingen en pakbonnen, op één plek.' },
    ],
  },
  consumerOffer: {
    title: 'In uw account',
    points: [
      { icon: 'truck', name: 'Waar uw bestelling is', text: 'Van besteld tot bezorgd.' },
      { icon: 'undo', name: 'Nog een keer hetzelfde', text: 'Bestel opnieuw wat goed beviel.' },
      { icon: 'pin', name: 'Uw adressen', text: 'U vult ze één keer in.' },
      { icon: 'invoice', name: 'Uw facturen', text: 'Terug te vinden zolang u ze nodig hebt.' },
    ],
  },
  newTitle: 'Nog geen klant?',
  newText: 'Met een zakelijk account bestelt u tegen uw eigen prijzen. Aanvragen kost niets.',
  newAction: 'Account aanvragen',
  newConsumerText:
    'Met een account bestelt u, ziet u waar uw bestelling is en vindt u eerdere bestellingen terug.',
  newConsumerAction: 'Account aanmaken',
  failed: 'Niet gelukt',
} as const;

/** Error text of a failed login (docs/behaviour.md §4.5): wrong, too many attempts, or a server error. */
export function loginError(code: ErrorCode): string {
  if (code === 'credentials_wrong' || code === 'invalid_request') return auth.wrong;
  if (code === 'too_many_requests' || code === 'too_busy') return errorText(code);
  return auth.server;
}
