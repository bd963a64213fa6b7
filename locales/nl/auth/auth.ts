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
  newTitle: 'Nog geen klant?',
  newText: 'Met een zakelijk account ziet u uw eigen prijzen en bestelt u op rekening.',
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
