import type { ErrorCode } from '@toonbank/contract';
import { failureWords } from '../auth/failure-words';
import { errorText, waitText } from '../errors';

/** The admin's login. */
export const adminLogin = {
  title: 'Inloggen voor beheer',
  codeLead: 'Vul eerst de klantcode van uw webwinkel in.',
  clientCode: 'Klantcode',
  next: 'Verder',
  checking: 'Klantcode controleren…',
  client: 'Klant',
  otherCode: 'Andere klantcode',
  username: 'Gebruikersnaam',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  busy: 'Bezig met inloggen…',
  toShop: 'Naar de winkel',
  ended: 'Uw beheersessie is verlopen. Log opnieuw in.',
  wrong: failureWords.adminLogin,
  server: failureWords.server,
} as const;

/** Error text of a failed login (docs/behaviour.md §4.9). */
export function adminLoginError(code: ErrorCode): string {
  if (code === 'credentials_wrong' || code === 'invalid_request') return adminLogin.wrong;
  if (code === 'too_many_requests' || code === 'too_busy') return errorText(code);
  return adminLogin.server;
}

/** Why a form that was sent without JavaScript was refused, as its address names it. */
export const adminFaults = ['gegevens', 'te-vaak', 'storing'] as const;
export type AdminFault = (typeof adminFaults)[number];

/** @param wait seconds; 0 where that is not known */
export function adminFaultText(fault: AdminFault, wait: number): string {
  if (fault === 'gegevens') return adminLogin.wrong;
  if (fault === 'storing') return adminLogin.server;
  return wait > 0
    ? `Dat waren te veel pogingen achter elkaar. Probeer het over ${waitText(wait)} opnieuw.`
    : errorText('too_many_requests');
}
