/** Header and footer, as the server writes them. */
export const layout = {
  promises: 'Voordelen',
  contact: { call: (phone: string) => `Bel ons: ${phone}` },
  reviews: (shown: string, count: number) => `${shown} uit ${count} beoordelingen`,
  reviewsShort: (score: string, max: string) => `${score} / ${max}`,
  login: 'Inloggen',
  account: 'Mijn account',
  quickOrder: 'Snel bestellen',
  footer: {
    assortment: 'Assortiment',
    payments: 'Betaalwijzen',
    identity: (kvk: string, vat: string) => `KvK ${kvk} · btw ${vat}`,
    iban: (iban: string) => `IBAN ${iban}`,
    exclVat: 'Alle prijzen zijn exclusief btw, tenzij anders vermeld.',
  },
} as const;

interface LinkColumn {
  title: string;
  links: { label: string; href: string }[];
}

/** The footer's columns; the fourth, of the assortment, has what the shop sells (docs/behaviour.md §3.4). */
export const footerColumns: LinkColumn[] = [
  {
    title: 'Vragen',
    links: [
      { label: 'Vragen over bestellen', href: '/nl/vragen-over-bestellen' },
      { label: 'Vragen over levering', href: '/nl/vragen-over-levering' },
      { label: 'Bestelhulp', href: '/nl/bestelhulp' },
    ],
  },
  {
    title: 'Service',
    links: [
      { label: 'Nieuwe klant', href: '/nl/nieuwe-klant' },
      { label: 'Mijn account', href: '/nl/mijn-account' },
      { label: 'Inkoop op maat', href: '/nl/inkoop-op-maat' },
      { label: 'Nieuwsbrief', href: '/nl/inschrijven-nieuwsbrief' },
    ],
  },
  {
    title: 'Over ons',
    links: [
      { label: 'Wie zijn wij', href: '/nl/wie-zijn-wij' },
      { label: 'Nieuws', href: '/nl/nieuws' },
      { label: 'Leveringsvoorwaarden', href: '/nl/leveringsvoorwaarden' },
      { label: 'Privacy en veiligheid', href: '/nl/privacy-veiligheid' },
    ],
  },
];

/** Payment sources as they are called on the screen (docs/behaviour.md §10.2). */
export const paymentNames: Record<string, string> = {
  ECBASE: 'Op factuur',
  IDEAL: 'iDEAL',
  BANKTRANS: 'Overboeking',
  VISA: 'Visa',
  MAESTRO: 'Maestro',
  MASTERCARD: 'Mastercard',
  AFTERPAY: 'Achteraf betalen',
  MISTERCASH: 'Bancontact',
};
