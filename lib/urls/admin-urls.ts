import type { ContentKind, Permission, PriceMode } from '@toonbank/contract';
import {
  ADMIN_IMPORT,
  ADMIN_IMPORT_HISTORY,
  ADMIN_IMPORT_SCHEDULES,
  importFolders,
} from './admin/import-urls';

/** Addresses of the admin's pages, of their forms without JavaScript, and of their way to the API. */

export const ADMIN = '/beheer';
export const ADMIN_ORDERS = '/beheer/bestellingen';
export const ADMIN_CUSTOMERS = '/beheer/klanten';
export const ADMIN_APPLICATIONS = '/beheer/aanvragen';
export const ADMIN_PRODUCTS = '/beheer/producten';
export const ADMIN_GROUPS = '/beheer/groepen';
export const ADMIN_PRICE_LISTS = '/beheer/prijslijsten';
export const ADMIN_DELIVERY = '/beheer/bezorgdagen';
export const ADMIN_SETTINGS = '/beheer/instellingen';
export const ADMIN_COUPONS = '/beheer/kortingscodes';
export const ADMIN_PAYMENTS = '/beheer/betalingen';
/** Credit notes that the shop has to pay back. */
export const ADMIN_CREDIT_NOTES = '/beheer/betalingen/creditnotas';
export const ADMIN_MAILS = '/beheer/mails';
export const ADMIN_IMAGES = '/beheer/afbeeldingen';
export const ADMIN_HISTORY = '/beheer/geschiedenis';
export const ADMIN_PAGES = '/beheer/paginas';
export const ADMIN_MENUS = '/beheer/menus';
export const ADMIN_CHANGES = '/beheer/wijzigingen';
export const ADMIN_TEXT_CHECKS = '/beheer/controle';
export const ADMIN_USERS = '/beheer/gebruikers';
export const ADMIN_WITHDRAWALS = '/beheer/herroepingen';
export const ADMIN_NEWSLETTER = '/beheer/nieuwsbrief';
export const ADMIN_REVIEWS = '/beheer/beoordelingen';
export const ADMIN_TASKS = '/beheer/taken';
export const ADMIN_CANNED_ANSWERS = '/beheer/taken/standaardantwoorden';
export const ADMIN_INTEGRATION = '/beheer/koppelingen';
/** The log of the integration API. */
export const ADMIN_INTEGRATION_CALLS = '/beheer/koppelingen/aanroepen';
export const ADMIN_WEBHOOKS = '/beheer/koppelingen/webhooks';
export const ADMIN_LOG = '/beheer/logboek';
export const ADMIN_SHOP_CHECK = '/beheer/winkelcheck';
/** How an empty shop is filled, in words. */
export const ADMIN_GUIDE = '/beheer/hulp';
const ADMIN_PASSWORD = '/beheer/wachtwoord';
export const ADMIN_MASTERS = '/beheer/masterteksten';
export const ADMIN_SECURITY = '/beheer/beveiliging';
export const ADMIN_VIEW = '/beheer/bekijken';
/** Opens a page of the shop with editing on. */
export const EDIT_HASH = '#bewerken';
/** Query parameters of the login: the first step again, and why a form without JavaScript was refused. */
export const OTHER_CODE_PARAM = 'andere-code';
export const FAULT_PARAM = 'fout';
/** Of the login: the page that it leads on to. */
export const NEXT_PARAM = 'naar';
/** Of the search for a customer. */
export const CUSTOMER_PARAM = 'klant';

export const ADMIN_CODE_FORM = '/internal/forms/admin/code';
export const ADMIN_LOGIN_FORM = '/internal/forms/admin/login';
export const ADMIN_FACTOR_FORM = '/internal/forms/admin/second-factor';
export const ADMIN_VIEW_FORM = '/internal/forms/admin/view';
export const ADMIN_LOGOUT_FORM = '/internal/forms/admin/logout';

/** Base of the admin API for the browser (`app/beheer-api`). */
export const ADMIN_API = '/beheer-api';

/** A page of the menu: its folders below `app/rewritten/admin/[site]`, and who may open it; every administrator without one. */
interface MenuPage {
  folders: readonly string[];
  permission?: Permission;
}

/** The menu of the admin's pages, in its order and groups; the Dutch names are in `locales/nl/admin/menu.ts`. */
const menu = {
  work: {
    [ADMIN]: { folders: [] },
    [ADMIN_ORDERS]: { folders: ['orders'], permission: 'orders.read' },
    [ADMIN_CUSTOMERS]: { folders: ['customers'], permission: 'customers.read' },
    [ADMIN_APPLICATIONS]: { folders: ['applications'], permission: 'customers.read' },
    [ADMIN_TASKS]: { folders: ['tasks'], permission: 'tasks.answer' },
    [ADMIN_WITHDRAWALS]: { folders: ['withdrawals'], permission: 'withdrawals.handle' },
    [ADMIN_PRODUCTS]: { folders: ['products'], permission: 'products.read' },
    [ADMIN_GROUPS]: { folders: ['groups'], permission: 'products.read' },
    [ADMIN_PRICE_LISTS]: { folders: ['price-lists'], permission: 'products.read' },
    [ADMIN_COUPONS]: { folders: ['coupons'], permission: 'coupons.write' },
    [ADMIN_REVIEWS]: { folders: ['reviews'], permission: 'reviews.answer' },
    [ADMIN_PAYMENTS]: { folders: ['payments'], permission: 'orders.pay' },
    [ADMIN_MAILS]: { folders: ['mails'], permission: 'mails.read' },
    [ADMIN_IMPORT]: { folders: ['imports'], permission: 'imports.read' },
  },
  content: {
    [ADMIN_PAGES]: { folders: ['site-pages'], permission: 'content.write' },
    [ADMIN_MENUS]: { folders: ['site-menus'], permission: 'content.write' },
    [ADMIN_CHANGES]: { folders: ['changes'], permission: 'content.write' },
    [ADMIN_MASTERS]: { folders: ['master-texts'], permission: 'content.write' },
    [ADMIN_IMAGES]: { folders: ['images'], permission: 'content.write' },
    [ADMIN_TEXT_CHECKS]: { folders: ['text-checks'], permission: 'content.write' },
    [ADMIN_HISTORY]: { folders: ['history'], permission: 'content.write' },
    [ADMIN_VIEW]: { folders: ['view'] },
    [ADMIN_NEWSLETTER]: { folders: ['newsletter'], permission: 'newsletter.read' },
  },
  site: {
    [ADMIN_DELIVERY]: { folders: ['delivery-days'], permission: 'settings.write' },
    [ADMIN_SETTINGS]: { folders: ['shop-settings'], permission: 'settings.write' },
    [ADMIN_SHOP_CHECK]: { folders: ['shop-check'], permission: 'settings.write' },
    [ADMIN_USERS]: { folders: ['users'], permission: 'site.manage' },
    [ADMIN_INTEGRATION]: { folders: ['integration'], permission: 'integration.manage' },
    [ADMIN_WEBHOOKS]: { folders: ['webhooks'], permission: 'webhooks.manage' },
    [ADMIN_LOG]: { folders: ['log'], permission: 'log.read' },
    [ADMIN_SECURITY]: { folders: ['second-factor'] },
  },
} as const satisfies Record<string, Readonly<Record<string, MenuPage>>>;

type KeysOf<Groups> = Groups extends unknown ? keyof Groups : never;
export type AdminMenuGroup = keyof typeof menu;
export type AdminMenuAddress = KeysOf<(typeof menu)[AdminMenuGroup]>;

const groups = Object.entries(menu) as [
  AdminMenuGroup,
  Readonly<Partial<Record<AdminMenuAddress, MenuPage>>>,
][];
const menuPages = new Map(
  groups.flatMap(([, pages]) => Object.entries(pages) as [AdminMenuAddress, MenuPage][]),
);

/** The right that opens a page of the menu; undefined where every administrator may. */
export const permissionOf = (address: AdminMenuAddress): Permission | undefined =>
  menuPages.get(address)?.permission;

/** Whose menu it is: the prices of the site, and what the administrator may do. */
export interface MenuReader {
  prices: PriceMode;
  may: (permission: Permission) => boolean;
}

/** The pages of the menu that an administrator may open, by group. Only consumers withdraw from orders. */
export const adminMenuOf = ({ prices, may }: MenuReader) =>
  groups
    .map(([group, pages]) => ({
      group,
      addresses: (Object.keys(pages) as AdminMenuAddress[]).filter((address) => {
        const permission = permissionOf(address);
        return (!permission || may(permission)) && (address !== ADMIN_WITHDRAWALS || prices === 'public');
      }),
    }))
    .filter(({ addresses }) => addresses.length > 0);

/** Pages that are not in the menu. */
const otherPages: Readonly<Record<string, readonly string[]>> = {
  [ADMIN_CANNED_ANSWERS]: ['canned-answers'],
  [ADMIN_CREDIT_NOTES]: ['payments', 'credit-notes'],
  [ADMIN_INTEGRATION_CALLS]: ['integration', 'calls'],
  [ADMIN_PASSWORD]: ['password'],
  [ADMIN_GUIDE]: ['guide'],
  [ADMIN_IMPORT_HISTORY]: ['imports', 'history'],
  [ADMIN_IMPORT_SCHEDULES]: ['imports', 'schedules'],
};

/** Pages of one thing, by the list that they belong to: its address and the folder. */
const ROW_ID = /^[1-9]\d{0,9}$/;
const detailPages = [
  { list: ADMIN_ORDERS, folder: 'orders', id: ROW_ID },
  { list: ADMIN_CUSTOMERS, folder: 'customers', id: ROW_ID },
  { list: ADMIN_PRODUCTS, folder: 'products', id: ROW_ID },
  { list: ADMIN_PRICE_LISTS, folder: 'price-lists', id: ROW_ID },
  { list: ADMIN_TASKS, folder: 'tasks', id: ROW_ID },
] as const;

/** The admin's page of an address, with or without a slash at the end; undefined for every other address. */
export function adminPage(pathname: string): readonly string[] | undefined {
  const path = pathname.replace(/\/$/, '');
  if (Object.hasOwn(otherPages, path)) return otherPages[path];
  for (const { list, folder, id } of detailPages) {
    const rest = path.startsWith(`${list}/`) ? path.slice(list.length + 1) : '';
    if (id.test(rest)) return [folder, rest];
  }
  if (path.startsWith(`${ADMIN_IMPORT}/`)) return importFolders(path.slice(ADMIN_IMPORT.length + 1));
  return menuPages.get(path as AdminMenuAddress)?.folders;
}

/**
 * `/beheer`, which leads on to another page of the admin: after the login, or at once with a session. Only pages of the
 * admin: any other path gives the overview.
 */
export const adminThen = (path = ''): string =>
  path !== ADMIN && adminPage(path) ? `${ADMIN}?${new URLSearchParams({ [NEXT_PARAM]: path })}` : ADMIN;

/** An order, for the people of the shop. */
export const adminOrderUrl = (orderId: number): string => `${ADMIN_ORDERS}/${orderId}`;

/** A customer, for the people of the shop. */
export const adminCustomerUrl = (customerId: number): string => `${ADMIN_CUSTOMERS}/${customerId}`;

/** A product, for the people of the shop. */
export const adminProductUrl = (productId: number): string => `${ADMIN_PRODUCTS}/${productId}`;

/** The products of a group and of those below it. */
export const adminProductsOf = (groupId: number): string => `${ADMIN_PRODUCTS}?groep=${groupId}`;

/** A price list, for the people of the shop. */
export const adminPriceListUrl = (priceListId: number): string => `${ADMIN_PRICE_LISTS}/${priceListId}`;

/** The orders of one customer. */
export const adminOrdersOf = (customerId: number): string => `${ADMIN_ORDERS}?klant=${customerId}`;

/** A task at the service desk. */
export const adminTaskUrl = (taskId: number): string => `${ADMIN_TASKS}/${taskId}`;

/** The history of a row. */
export const historyOf = ({ kind, id }: { kind: ContentKind; id: number }): string =>
  `${ADMIN_HISTORY}?kind=${kind}&id=${id}`;

/** A page that shows the draft of a preview token. */
export const previewUrl = (token: string) => `/voorbeeld/${token}`;
