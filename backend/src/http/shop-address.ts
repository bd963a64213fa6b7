import type { Site } from '../db/schema/index.ts';
import { DomainError } from './errors.ts';

export interface ShopAddresses {
  /** With `{site}` for the site's id; absent: https and the first of the site's own hosts. */
  shopUrl: string | undefined;
  /** With `{site}`, on this machine: in place of hosts that are still placeholders. Absent: none. */
  trialUrl?: string | undefined;
  /** Whether the return address may be a shop on this machine. Never where real money is paid. */
  allowsLocalReturn: boolean;
}

/** The addresses that the settings of payments have. */
export const addressesOf = (
  settings: Pick<ShopAddresses, 'shopUrl' | 'trialUrl'> & { mollieApiKey: string | undefined },
): ShopAddresses => ({
  shopUrl: settings.shopUrl,
  trialUrl: settings.trialUrl,
  allowsLocalReturn: !settings.mollieApiKey,
});

const thisMachine = ['localhost', '127.0.0.1'];

/** Names below `.example` belong to no one (RFC 2606): `npm run site` writes such hosts until the site has its own. */
const isPlaceholder = (host: string) => host.endsWith('.example');

/** Whether a site can be reached on this machine only: none of its hosts can exist. */
export const isOnTrial = ({ hosts }: Pick<Site, 'hosts'>): boolean => hosts.every(isPlaceholder);

/** The origin of a site's shop, for links in mails. From our own data, never from a request. */
export function shopOrigin(site: Pick<Site, 'id' | 'hosts'>, { shopUrl, trialUrl }: ShopAddresses): string {
  const template = shopUrl ?? (isOnTrial(site) ? trialUrl : undefined);
  if (template) return new URL(template.replaceAll('{site}', site.id)).origin;
  const [host = `${site.id}.localhost`] = site.hosts;
  return `https://${host}`;
}

/** The page with the result of an order, by its number (docs/behaviour.md §2.1). */
export const orderPage = (origin: string, orderNumber: number | string): string =>
  `${origin}/nl/bestelling/${orderNumber}/bevestiging`;

/** The order in the customer's account, which needs a login (docs/behaviour.md §2.5). */
export const orderInAccount = (origin: string, orderNumber: number | string): string =>
  `${origin}/nl/mijn-account/bestellingen/${orderNumber}`;

/** The page on which a consumer withdraws from an order (docs/behaviour.md §16.1). */
export const withdrawalPage = (origin: string, orderNumber: number | string): string =>
  `${origin}/nl/herroepen?bestelling=${orderNumber}`;

function isOwn(site: Pick<Site, 'id' | 'hosts'>, origin: string, addresses: ShopAddresses): boolean {
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  if (origin === shopOrigin(site, addresses)) return true;
  if (url.protocol === 'https:' && url.port === '' && site.hosts.includes(url.hostname)) return true;
  const here = [`${site.id}.localhost`, ...thisMachine];
  return addresses.allowsLocalReturn && /^https?:$/.test(url.protocol) && here.includes(url.hostname);
}

/**
 * The address to which the browser returns after paying: the shop at the origin it came from, if that is one of the
 * site's own.
 * @throws DomainError invalid_request for any other origin
 */
export function returnOrigin(
  site: Pick<Site, 'id' | 'hosts'>,
  wanted: string | undefined,
  addresses: ShopAddresses,
): string {
  if (wanted === undefined) return shopOrigin(site, addresses);
  if (isOwn(site, wanted, addresses)) return wanted;
  throw new DomainError('invalid_request', 'That is not an address of this shop.', {
    returnOrigin: 'foreign',
  });
}
