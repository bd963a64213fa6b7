/** Parameters of the newsletter's pages, for the pages and for the handlers of their forms. */

/** The parameter with the code of a mailed link. */
export const CODE_PARAM = 'code';
/** The parameter with the result of a form. */
export const OUTCOME_PARAM = 'uitkomst';

/** Value of the parameter → result, on the page that confirms. */
export const confirmResults = {
  gevraagd: 'asked',
  onjuist: 'invalid',
  'te-vaak': 'tooOften',
  'niet-verstuurd': 'notSent',
  bevestigd: 'confirmed',
  'al-bevestigd': 'known',
  verlopen: 'expired',
  onbekend: 'unknown',
  storing: 'unavailable',
} as const;
export type ConfirmResult = (typeof confirmResults)[keyof typeof confirmResults];

/** The same on the page that signs out. */
export const signOutResults = {
  afgemeld: 'signedOut',
  onbekend: 'unknown',
  storing: 'unavailable',
} as const;
export type SignOutResult = (typeof signOutResults)[keyof typeof signOutResults];

/** The result that a parameter names. */
export const resultIn = <Result>(
  results: Readonly<Record<string, Result>>,
  name: string,
): Result | undefined => (Object.hasOwn(results, name) ? results[name] : undefined);

/** The address of a page with its parameters; empty ones are left out. */
export function withParams(page: string, params: Readonly<Record<string, string>>): string {
  const filled = Object.entries(params).filter(([, value]) => value !== '');
  return filled.length > 0 ? `${page}?${new URLSearchParams(filled)}` : page;
}
