import type { SiteMenu } from '@toonbank/contract/editing/menus';
import { ACCOUNT } from '@/lib/urls/account-urls';
import { BLOG } from '@/lib/urls/blog-urls';
import { NEWS } from '@/lib/urls/news-urls';
import { CONTACT, contentUrl, REGISTRATION } from '@/lib/urls/page-urls';
import { WITHDRAWAL } from '@/lib/urls/withdrawal-urls';
/** Header and footer, as the server writes them. */
export const layout = {
  promises: 'Voordelen',
  notice: 'Mededeling',
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
    exclVat: 'Alle prijzen zijn exclusief btw.',
    inclVat: 'Alle prijzen zijn inclusief btw.',
  },
} as const;

/** Words of the menu on a phone that the header does not have. */
export const mobileMenu = { orderLists: 'Bestellijsten', contact: 'Contact' } as const;

type Links = { label: string; href: string }[];

interface FooterColumn {
  title: string;
  /** The content pages that most shops have in this menu: they are not sent with each page. */
  pages: Links;
  /** Pages of the shop itself, below the content pages. */
  links: Links;
}

/** The footer's columns, by menu (docs/behaviour.md §3.4). */
export const footerColumns: Record<SiteMenu, FooterColumn> = {
  vragen: {
    title: 'Vragen',
    pages: [
      { label: 'Vragen over bestellen', href: contentUrl('vragen-over-bestellen') },
      { label: 'Vragen over levering', href: contentUrl('vragen-over-levering') },
      { label: 'Bestelhulp', href: contentUrl('bestelhulp') },
    ],
    links: [{ label: 'Contact', href: CONTACT }],
  },
  service: {
    title: 'Service',
    pages: [
      { label: 'Nieuwe klant', href: REGISTRATION },
      { label: 'Inkoop op maat', href: contentUrl('inkoop-op-maat') },
      { label: 'Inschrijven nieuwsbrief', href: contentUrl('inschrijven-nieuwsbrief') },
    ],
    links: [
      { label: 'Nieuwe klant', href: REGISTRATION },
      { label: 'Mijn account', href: ACCOUNT },
    ],
  },
  'over-ons': {
    title: 'Over ons',
    pages: [
      { label: 'Wie zijn wij', href: contentUrl('wie-zijn-wij') },
      { label: 'Leveringsvoorwaarden', href: contentUrl('leveringsvoorwaarden') },
      { label: 'Privacy en veiligheid', href: contentUrl('privacy-veiligheid') },
      { label: 'Toegankelijkheid', href: contentUrl('toegankelijkheid') },
    ],
    links: [
      { label: 'Nieuws', href: NEWS },
      { label: 'Recepten en video’s', href: BLOG },
    ],
  },
  assortiment: { title: 'Assortiment', pages: [], links: [] },
};

/** Where consumers buy, every page leads to the withdrawal (docs/behaviour.md §16.1). */
export const withdrawalLink = { label: 'Hier de overeenkomst herroepen', href: WITHDRAWAL };
