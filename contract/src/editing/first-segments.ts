/**
 * First segments of addresses that belong to the storefront: no content page may begin with one. The storefront's
 * table of routes has an entry for each, and no other.
 */
export const firstSegments = [
  '_next',
  'beheer',
  'beheer-api',
  'icons',
  'internal',
  'media',
  'rewritten',
  'theme',
  'v1',
  'beeld',
  'c',
  'delen',
  'k',
  'service',
  'beoordelingen',
  'bericht-mislukt',
  'bericht-verstuurd',
  'bestelling',
  'e-mailadres-bevestigen',
  'herhaalorder',
  'login',
  'mijn-account',
  'nieuwe-klant',
  'nieuws',
  'p',
  'snel-bestellen',
  'stijl',
  'voorbeeld',
  'wachtwoord-herstellen',
  'wachtwoord-vergeten',
  'winkelwagen',
  'zoeken',
] as const;
export type FirstSegment = (typeof firstSegments)[number];
