import type { AdminRole } from '@toonbank/contract';
import type { Country } from '../../../backend/src/db/schema/index.ts';
import { type Dice, dice } from '../catalogue/random.ts';
import type { PriceListCode } from '../prices.ts';
import type { DemoSite } from '../sites.ts';
import {
  belgianCities,
  companies,
  dutchCities,
  firstNames,
  lastNames,
  placeLabels,
  type Sector,
  sectorsOf,
  streets,
} from './invented.ts';

export const customerPassword = 'schoon-en-droog-2026';
export const adminPassword = 'schoon-en-beheer-2026';
/** Mailbox of the administrator with each role. */
const adminMailboxes: Record<AdminRole, string> = {
  editor: 'redactie',
  publisher: 'publicist',
  manager: 'beheer',
  sales: 'verkoop',
  warehouse: 'magazijn',
  catalogue: 'catalogus',
  finance: 'financieel',
};
export const adminUsername = (siteId: string, role: AdminRole = 'manager'): string =>
  `${adminMailboxes[role]}@${siteId}.test`;
export const adminNames: Record<AdminRole, string> = {
  editor: 'Anja Mulder',
  publisher: 'Bram Kuipers',
  manager: 'Carla Post',
  sales: 'Daan Veldkamp',
  warehouse: 'Ellen Brouwer',
  catalogue: 'Frits Hazelaar',
  finance: 'Greet Molenaar',
};

interface DemoAddress {
  label: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  country: Country;
  isDefault: boolean;
}

/** A customer, with the one person who logs in for it. */
export interface DemoCustomer {
  /** Counts up from 1 on its site. */
  index: number;
  username: string;
  company: string;
  kind: 'business' | 'consumer';
  country: Country;
  priceList: PriceListCode;
  firstName: string;
  lastName: string;
  phone: string;
  paymentTermDays: number;
  /** Maximum open amount, cents; null: no limit. */
  creditLimitCents: number | null;
  /** Number of days before today in which it ordered; 0: it never did. */
  historyDays: number;
  /** The default one first. */
  addresses: [DemoAddress, ...DemoAddress[]];
  /** Unique to site and customer: tests look for it where it must not be. */
  mark: string;
}

interface Role {
  mailbox: string;
  sector: Sector;
  priceList: PriceListCode;
  country?: Country;
  consumer?: boolean;
  creditLimitCents?: number;
  historyDays?: number;
}

const USUAL_HISTORY_DAYS = 2 * 365;

/** Every site has a buyer and a counter; the demo site shows more kinds of customer. */
function rolesOf(site: DemoSite): Role[] {
  const [first, second] = sectorsOf[site.id] ?? ['office', 'cleaning'];
  if (site.prices === 'public')
    return [
      { mailbox: 'inkoper', sector: first, priceList: 'standaard', consumer: true },
      { mailbox: 'balie', sector: second, priceList: 'plus', country: 'BE' },
    ];
  const roles: Role[] = [
    { mailbox: 'inkoper', sector: first, priceList: 'standaard' },
    { mailbox: 'balie', sector: second, priceList: 'plus' },
  ];
  if (site.id !== 'demo') return roles;
  return [
    ...roles,
    { mailbox: 'receptie', sector: 'hotel', priceList: 'plus' },
    { mailbox: 'keuken', sector: 'restaurant', priceList: 'standaard', country: 'BE' },
    { mailbox: 'zorg', sector: 'care', priceList: 'standaard', creditLimitCents: 50_000 },
    { mailbox: 'magazijn', sector: 'office', priceList: 'plus' },
    { mailbox: 'start', sector: 'shop', priceList: 'standaard', historyDays: 0 },
    { mailbox: 'nieuw', sector: 'farm', priceList: 'standaard', historyDays: 28 },
    { mailbox: 'trouw', sector: 'municipality', priceList: 'plus', historyDays: 5 * 365 },
  ];
}

function addressIn(country: Country, label: string, isDefault: boolean, luck: Dice): DemoAddress {
  const letters = () => String.fromCharCode(65 + luck.whole(0, 25));
  const dutch = country === 'NL';
  return {
    label,
    street: luck.pick(streets),
    houseNumber: `${luck.whole(1, 240)}${luck.chance(0.15) ? 'a' : ''}`,
    postcode: dutch ? `99${luck.whole(10, 99)} ${letters()}${letters()}` : `99${luck.whole(10, 99)}`,
    city: luck.pick(dutch ? dutchCities : belgianCities),
    country,
    isDefault,
  };
}

function labelAbroad(role: Role, country: Country): string {
  if (role.consumer) return 'Vakantiehuisje';
  return country === 'BE' ? 'Vestiging België' : 'Vestiging Nederland';
}

function addressesOf(role: Role, site: DemoSite, luck: Dice): DemoCustomer['addresses'] {
  const home = role.country ?? 'NL';
  const [main, ...others] = placeLabels[role.consumer ? 'home' : role.sector];
  const chosen = others.slice(0, luck.whole(1, 3));
  const abroad: Country = home === 'NL' ? 'BE' : 'NL';
  return [
    addressIn(home, main, true, luck),
    ...chosen.map((label, index) => {
      const last = index === chosen.length - 1;
      if (!last) return addressIn(home, label, false, luck);
      const away = site.countries.includes(abroad);
      const name = away ? labelAbroad(role, abroad) : label;
      return addressIn(away ? abroad : home, name, false, luck);
    }),
  ];
}

/** The customers of a site: the same on every run. */
export function customersOf(site: DemoSite): DemoCustomer[] {
  return rolesOf(site).map((role, position) => {
    const index = position + 1;
    const luck = dice(`customer|${site.id}|${index}`);
    const mark = `inkoop-${site.id}-${index}`;
    const firstName = luck.pick(firstNames);
    const lastName = luck.pick(lastNames);
    return {
      index,
      username: `${role.mailbox}@${site.id}.test`,
      company: role.consumer ? `${firstName} ${lastName}` : luck.pick(companies[role.sector]),
      kind: role.consumer ? 'consumer' : 'business',
      country: role.country ?? 'NL',
      priceList: role.priceList,
      firstName,
      lastName,
      phone: `020 555 02 ${luck.whole(10, 99)}`,
      // Long enough that there is always something open.
      paymentTermDays: role.consumer || role.creditLimitCents ? 14 : 30,
      creditLimitCents: role.creditLimitCents ?? null,
      historyDays: role.historyDays ?? USUAL_HISTORY_DAYS,
      addresses: addressesOf(role, site, luck),
      mark,
    };
  });
}
