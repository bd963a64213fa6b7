import type { ErrorCode } from '@toonbank/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoSite } from '@/app/_components/no-site';
import { adminFaultText, adminLoginError } from '@/locales/nl/admin/login';
import { loginError } from '@/locales/nl/auth/auth';
import { errorText } from '@/locales/nl/errors';

const WRONG = 'Gebruikersnaam of wachtwoord klopt niet.';
const SERVER = 'Er ging iets mis op de server, probeer het nogmaals.';
const ADMIN = 'Verkeerde inloggegevens of gebruiker niet gevonden...';
const NO_SITE = 'Stel een x-site-token in voor deze website.';

describe('the words that are fixed for a failure', () => {
  it.each<[string, (code: ErrorCode) => string, ErrorCode[], string]>([
    ['a customer’s login that is refused', loginError, ['credentials_wrong', 'invalid_request'], WRONG],
    [
      'a customer’s login that fails otherwise',
      loginError,
      ['internal', 'bad_upstream', 'unavailable', 'conflict', 'request_timeout'],
      SERVER,
    ],
    [
      'an administrator’s login that is refused',
      adminLoginError,
      ['credentials_wrong', 'invalid_request'],
      ADMIN,
    ],
    ['an administrator’s login that fails otherwise', adminLoginError, ['internal', 'unavailable'], SERVER],
    ['a refused name and password anywhere', errorText, ['credentials_wrong'], WRONG],
    ['a failure of the server anywhere', errorText, ['internal', 'bad_upstream'], SERVER],
    ['a call without a site token', errorText, ['site_token_missing'], NO_SITE],
  ])('%s', (_, textOf, codes, words) => {
    expect(codes.map(textOf)).toEqual(codes.map(() => words));
  });

  it('an administrator’s login without JavaScript', () => {
    expect(adminFaultText('gegevens', 0)).toBe(ADMIN);
    expect(adminFaultText('storing', 0)).toBe(SERVER);
  });

  it('a host without a site: one heading, and nothing else', () => {
    const html = renderToStaticMarkup(<NoSite>{null}</NoSite>);
    expect(html.replace(/<[^>]+>/g, '')).toBe(NO_SITE);
    expect(html).toContain('<h1');
  });
});
