import type { SiteMenu } from '@toonbank/contract/editing/menus';
import { ACCOUNT } from '@/lib/urls/account-urls';
import { NEWS, REGISTRATION } from '@/lib/urls/page-urls';
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
    payments: 'Betaalwijzen',
    identity: (kvk: string, vat: string) => `KvK ${kvk} · btw ${vat}`,
    iban: (iban: string) => `IBAN ${iban}`,
    exclVat: 'Alle prijzen zijn exclusief btw, tenzij anders vermeld.',
  },
} as const;

interface FooterColumn {
  title: string;
  /** Pages of the shop itself, below the content pages of the menu. */
  links: { label: string; href: string }[];
}

/** The footer's columns, by menu (docs/behaviour.md §3.4). */
export const footerColumns: Record<SiteMenu, FooterColumn> = {
  vragen: { title: 'Vragen', links: [] },
  service: {
    title: 'Service',
    links: [
      { label: 'Nieuwe klant', href: REGISTRATION },
      { label: 'Mijn account', href: ACCOUNT },
    ],
  },
  'over-ons': { title: 'Over ons', links: [{ label: 'Nieuws', href: NEWS }] },
  assortiment: { title: 'Assortiment', links: [] },
};

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
