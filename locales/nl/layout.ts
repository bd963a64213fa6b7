import { ACCOUNT } from '@/lib/urls/account-urls';
import { contentUrl, NEWS, REGISTRATION } from '@/lib/urls/page-urls';
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
      { label: 'Vragen over bestellen', href: contentUrl('vragen-over-bestellen') },
      { label: 'Vragen over levering', href: contentUrl('vragen-over-levering') },
      { label: 'Bestelhulp', href: contentUrl('bestelhulp') },
    ],
  },
  {
    title: 'Service',
    links: [
      { label: 'Nieuwe klant', href: REGISTRATION },
      { label: 'Mijn account', href: ACCOUNT },
      { label: 'Inkoop op maat', href: contentUrl('inkoop-op-maat') },
      { label: 'Nieuwsbrief', href: contentUrl('inschrijven-nieuwsbrief') },
    ],
  },
  {
    title: 'Over ons',
    links: [
      { label: 'Wie zijn wij', href: contentUrl('wie-zijn-wij') },
      { label: 'Nieuws', href: NEWS },
      { label: 'Leveringsvoorwaarden', href: contentUrl('leveringsvoorwaarden') },
      { label: 'Privacy en veiligheid', href: contentUrl('privacy-veiligheid') },
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
