/** The islands of header and menus: apart from the rest, because it travels with the script of every page. */
export const shell = {
  search: { label: 'Zoeken', placeholder: 'Welk product zoek je?', submit: 'Zoeken' },
  vat: { label: 'Prijzen tonen', incl: 'Incl. btw', excl: 'Excl. btw' },
  login: 'Inloggen',
  account: 'Mijn account',
  quickOrder: 'Snel bestellen',
  logout: 'Uitloggen',
  cart: 'Winkelwagen',
  cartCount: (count: number) => `Winkelwagen: ${count} ${count === 1 ? 'artikel' : 'artikelen'}`,
  exclVat: 'excl. btw',
  inclVat: 'incl. btw',
  nav: {
    main: 'Hoofdmenu',
    menu: 'Menu',
    closeMenu: 'Menu sluiten',
    show: (label: string) => `Toon alles onder ${label}`,
    all: (label: string) => `Alles in ${label}`,
    groups: 'Alle groepen',
    brands: 'Merken',
    sale: 'Sale',
    home: 'Home',
  },
} as const;
