import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { customers, orders, type Site } from '../../db/schema/index.ts';
import { and, eq, isNotNull } from '../../db/sql.ts';
import { orderInAccount, type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';

/** Validity of a link, in days after its mail. */
export const GUEST_LINK_DAYS = 90;
const DAY_S = 24 * 60 * 60;

const FORM = /^(\d{1,9})\.(\d{10})\.([\w-]{43})$/;

/** The secret signs other data too, so the signed text names its purpose. `until`: seconds since 1970. */
const sign = (secret: string, siteId: string, orderNumber: number, until: number): string =>
  createHmac('sha256', secret).update(`guest order\n${siteId}\n${orderNumber}\n${until}`).digest('base64url');

/** The token of a mailed link to a guest's order. */
export function guestToken(secret: string, siteId: string, orderNumber: number, now = new Date()): string {
  const until = Math.floor(now.getTime() / 1000) + GUEST_LINK_DAYS * DAY_S;
  return `${orderNumber}.${until}.${sign(secret, siteId, orderNumber, until)}`;
}

/** The order number of a token; undefined when it is forged, of another site, or too old. */
export function readGuestToken(
  secret: string,
  siteId: string,
  token: string,
  now = new Date(),
): number | undefined {
  const [, number = '', until = '', signature = ''] = FORM.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, siteId, Number(number), Number(until)));
  const received = Buffer.from(signature);
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
  return isOurs && now.getTime() < Number(until) * 1000 ? Number(number) : undefined;
}

/** The user of a guest's order; undefined when it is no order, or its customer has an account. */
export async function guestOf(tx: Tx, orderNumber: number): Promise<number | undefined> {
  const [guest] = await tx
    .select({ userId: orders.userId })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.number, orderNumber), isNotNull(customers.guestSince)));
  return guest?.userId;
}

/** An order's address in a mail. */
export interface OrderLink {
  href: string;
  /** Its customer has no account (ADR 133). */
  guest: boolean;
}

/**
 * The address of an order for a mail: in its customer's account, or for a guest a signed one. The token is in the
 * fragment, which browsers do not send to servers (ADR 30).
 */
export async function orderLink(
  tx: Tx,
  site: Pick<Site, 'id' | 'hosts'>,
  orderNumber: number,
  { addresses, secret }: { addresses: ShopAddresses; secret: string },
): Promise<OrderLink> {
  const origin = shopOrigin(site, addresses);
  const guest = (await guestOf(tx, orderNumber)) !== undefined;
  const href = guest
    ? `${origin}/nl/gastbestelling#${guestToken(secret, site.id, orderNumber)}`
    : orderInAccount(origin, orderNumber);
  return { href, guest };
}
