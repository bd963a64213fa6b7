import type { ContentKind, PriceMode } from '@toonbank/contract';

/** Addresses of the admin's pages, of their forms without JavaScript, and of their way to the API. */

export const ADMIN = '/beheer';
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
export const ADMIN_LOG = '/beheer/logboek';
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

/** Public address → folders below `app/rewritten/admin/[site]`. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [ADMIN]: [],
  [ADMIN_IMAGES]: ['images'],
  [ADMIN_HISTORY]: ['history'],
  [ADMIN_TEXT_CHECKS]: ['text-checks'],
  [ADMIN_VIEW]: ['view'],
  [ADMIN_PAGES]: ['site-pages'],
  [ADMIN_MENUS]: ['site-menus'],
  [ADMIN_CHANGES]: ['changes'],
  [ADMIN_USERS]: ['users'],
  [ADMIN_LOG]: ['log'],
  [ADMIN_WITHDRAWALS]: ['withdrawals'],
  [ADMIN_NEWSLETTER]: ['newsletter'],
  [ADMIN_REVIEWS]: ['reviews'],
  [ADMIN_TASKS]: ['tasks'],
  [ADMIN_CANNED_ANSWERS]: ['canned-answers'],
  [ADMIN_PASSWORD]: ['password'],
  [ADMIN_MASTERS]: ['master-texts'],
  [ADMIN_SECURITY]: ['second-factor'],
};

/** The menu of the admin's pages, in its order; the Dutch names are in `locales/nl/admin/menu.ts`. */
const adminMenu = [
  ADMIN,
  ADMIN_TASKS,
  ADMIN_PAGES,
  ADMIN_MENUS,
  ADMIN_CHANGES,
  ADMIN_MASTERS,
  ADMIN_IMAGES,
  ADMIN_TEXT_CHECKS,
  ADMIN_HISTORY,
  ADMIN_VIEW,
  ADMIN_WITHDRAWALS,
  ADMIN_REVIEWS,
  ADMIN_NEWSLETTER,
  ADMIN_USERS,
  ADMIN_LOG,
  ADMIN_SECURITY,
] as const;
export type AdminMenuAddress = (typeof adminMenu)[number];

/** The menu of one site: only consumers withdraw from orders. */
export const adminMenuOf = (prices: PriceMode): readonly AdminMenuAddress[] =>
  prices === 'public' ? adminMenu : adminMenu.filter((address) => address !== ADMIN_WITHDRAWALS);

const TASK = /^\/beheer\/taken\/([1-9]\d{0,9})$/;

/** The admin's page of an address, with or without a slash at the end; undefined for every other address. */
export function adminPage(pathname: string): readonly string[] | undefined {
  const path = pathname.replace(/\/$/, '');
  const taskId = TASK.exec(path)?.[1];
  if (taskId !== undefined) return ['tasks', taskId];
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

/**
 * `/beheer`, which leads on to another page of the admin: after the login, or at once with a session. Only pages of the
 * admin: any other path gives the overview.
 */
export const adminThen = (path = ''): string =>
  path !== ADMIN && adminPage(path) ? `${ADMIN}?${new URLSearchParams({ [NEXT_PARAM]: path })}` : ADMIN;

/** A task at the service desk. */
export const adminTaskUrl = (taskId: number): string => `${ADMIN_TASKS}/${taskId}`;

/** The history of a row. */
export const historyOf = ({ kind, id }: { kind: ContentKind; id: number }): string =>
  `${ADMIN_HISTORY}?kind=${kind}&id=${id}`;

/** A page that shows the draft of a preview token. */
export const previewUrl = (token: string) => `/voorbeeld/${token}`;
