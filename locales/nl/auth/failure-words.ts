/**
 * The words that are fixed for a failure (docs/behaviour.md §5.4). Each stands here only; the texts of the screens take them
 * from here.
 */
export const failureWords = {
  /** A customer's login: refused, or the session of the answer is not authenticated. */
  login: 'Gebruikersnaam of wachtwoord klopt niet.',
  /** A login that failed otherwise. */
  server: 'Er ging iets mis op de server, probeer het nogmaals.',
  /** An administrator's login. */
  adminLogin: 'Verkeerde inloggegevens of gebruiker niet gevonden...',
  /** A host without a site: the heading of its page. */
  noSite: 'Stel een x-site-token in voor deze website.',
} as const;
