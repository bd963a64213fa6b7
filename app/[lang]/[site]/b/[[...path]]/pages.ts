import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { SitePage } from '@/app/_data/site';
import * as content from '../../[aud]/[...path]/page';
import * as groups from '../../[aud]/assortiment/page';
import * as ratings from '../../[aud]/beoordelingen/page';
import * as messageFailed from '../../[aud]/bericht-mislukt/page';
import * as messageSent from '../../[aud]/bericht-verstuurd/page';
import * as orderPlaced from '../../[aud]/bestelling/[order]/bevestiging/page';
import * as contact from '../../[aud]/contact/page';
import * as confirmEmail from '../../[aud]/e-mailadres-bevestigen/page';
import * as guestOrder from '../../[aud]/gastbestelling/page';
import * as confirmRecurringOrder from '../../[aud]/herhaalorder/page';
import * as withdrawal from '../../[aud]/herroepen/page';
import * as supplier from '../../[aud]/leveranciers/[supplier]/page';
import * as suppliers from '../../[aud]/leveranciers/page';
import * as login from '../../[aud]/login/page';
import * as loginToCart from '../../[aud]/login/winkelwagen/page';
import * as guestFailed from '../../[aud]/login/zonder-account/mislukt/page';
import * as guest from '../../[aud]/login/zonder-account/page';
import * as registration from '../../[aud]/nieuwe-klant/page';
import * as newsItem from '../../[aud]/nieuws/[slug]/page';
import * as news from '../../[aud]/nieuws/page';
import * as newsletterSignOut from '../../[aud]/nieuwsbrief/afmelden/page';
import * as newsletterConfirm from '../../[aud]/nieuwsbrief/bevestigen/page';
import * as product from '../../[aud]/p/[slug]/page';
import * as home from '../../[aud]/page';
import * as blogItem from '../../[aud]/recepten-en-videos/[slug]/page';
import * as blog from '../../[aud]/recepten-en-videos/page';
import * as absent from '../../[aud]/rewritten/absent/page';
import * as brand from '../../[aud]/rewritten/brand/[slug]/[page]/page';
import * as brands from '../../[aud]/rewritten/brands/page';
import * as category from '../../[aud]/rewritten/category/[page]/[...path]/page';
import * as filtered from '../../[aud]/rewritten/filtered/page';
import * as sale from '../../[aud]/rewritten/sale/[page]/page';
import * as quickOrder from '../../[aud]/snel-bestellen/page';
import * as linkedTask from '../../[aud]/vraag/page';
import * as newPassword from '../../[aud]/wachtwoord-herstellen/page';
import * as forgottenPassword from '../../[aud]/wachtwoord-vergeten/page';
import * as cart from '../../[aud]/winkelwagen/page';
import * as checkout from '../../[aud]/winkelwagen/review/page';
import * as search from '../../[aud]/zoeken/page';
import { matchPath } from './match-page';

export type PageProps = SitePage & { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What a `page.tsx` exports. */
interface PageModule {
  default: (props: PageProps) => ReactNode | Promise<ReactNode>;
  metadata?: Metadata;
  generateMetadata?: (props: PageProps) => Promise<Metadata>;
}

/**
 * The pages of visitors that admins see too, by their folders below `[aud]`; the first that fits is shown. Customers'
 * pages are absent: middleware sends whoever is no customer to the login.
 */
const adminPages = {
  '': home,
  assortiment: groups,
  beoordelingen: ratings,
  'bericht-mislukt': messageFailed,
  'bericht-verstuurd': messageSent,
  'bestelling/[order]/bevestiging': orderPlaced,
  contact,
  'e-mailadres-bevestigen': confirmEmail,
  gastbestelling: guestOrder,
  herhaalorder: confirmRecurringOrder,
  herroepen: withdrawal,
  leveranciers: suppliers,
  'leveranciers/[supplier]': supplier,
  login,
  'login/winkelwagen': loginToCart,
  'login/zonder-account': guest,
  'login/zonder-account/mislukt': guestFailed,
  'nieuwe-klant': registration,
  nieuws: news,
  'nieuws/[slug]': newsItem,
  'nieuwsbrief/afmelden': newsletterSignOut,
  'nieuwsbrief/bevestigen': newsletterConfirm,
  'p/[slug]': product,
  'recepten-en-videos': blog,
  'recepten-en-videos/[slug]': blogItem,
  'rewritten/absent': absent,
  'rewritten/brand/[slug]/[page]': brand,
  'rewritten/brands': brands,
  'rewritten/category/[page]/[...path]': category,
  'rewritten/filtered': filtered,
  'rewritten/sale/[page]': sale,
  'snel-bestellen': quickOrder,
  'wachtwoord-herstellen': newPassword,
  'wachtwoord-vergeten': forgottenPassword,
  vraag: linkedTask,
  winkelwagen: cart,
  'winkelwagen/review': checkout,
  zoeken: search,
  '[...path]': content,
};

/** The first page of a table whose folders fit the path, and its own parameters. */
export function pageIn(pages: Readonly<Record<string, unknown>>, path: readonly string[]) {
  for (const [pattern, module] of Object.entries(pages)) {
    const params = matchPath(pattern, path);
    // Each page reads the parameters of its own folders, which the pattern has.
    if (params) return { module: module as PageModule, params };
  }
  return undefined;
}

/** The page of a path, and its own parameters. A path that no page has shows the page that is always absent. */
export const findPage = (path: readonly string[]) =>
  pageIn(adminPages, path) ?? { module: absent as PageModule, params: {} };
