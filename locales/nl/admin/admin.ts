const orList = new Intl.ListFormat('nl', { type: 'disjunction' });

/** The admin's pages and the bar above the shop. */
export const admin = {
  title: 'Beheer',
  titleOf: (site: string) => `Beheer van ${site}`,
  barLabel: 'Beheer',
  menuLabel: 'Pagina’s van het beheer',
  noPermission: 'U mag deze pagina niet openen',
  noPermissionText: (roles: readonly string[]) =>
    `Hiervoor hebt u de rol ${orList.format(roles)} nodig. Vraag een collega met die rol om hulp.`,
  logout: 'Uitloggen',
  loggedInAs: 'Ingelogd als',
  site: 'Website',
  clientCode: 'Klantcode',
  role: 'Rol',
  roles: {
    editor: 'Redacteur',
    publisher: 'Publicist',
    manager: 'Beheerder',
    sales: 'Verkoop',
    warehouse: 'Magazijn',
    catalogue: 'Catalogus',
    finance: 'Financieel',
  },
  shop: 'De winkel',
  shopText: 'De winkel zoals een bezoeker hem ziet, met de beheerbalk erboven.',
  alsoCustomer:
    'U bent in deze browser ook als klant ingelogd. De winkel toont u daarom de pagina’s van die klant: zonder beheerbalk, en zonder concepten. Log daar uit om te bewerken, of om de winkel als bezoeker te zien.',
  expired: 'Uw beheersessie is verlopen.',
  expiredText: 'Wat u hebt ingevuld, blijft staan. Log in een nieuw venster in en ga hier verder.',
  loginAgain: 'Opnieuw inloggen',
  hiddenPage:
    'Deze pagina staat nog niet op de site: alleen beheerders kunnen hem zien. Publiceer de pagina om hem te tonen. Bij Gegevens moet dan ‘Zichtbaar’ aanstaan.',
  away: 'Het beheer is even niet bereikbaar',
  awayText: 'Probeer het over een paar tellen opnieuw.',
  retry: 'Opnieuw proberen',
  keep: 'Behouden',
  loading: 'Laden…',
  more: 'Meer laden',
} as const;
