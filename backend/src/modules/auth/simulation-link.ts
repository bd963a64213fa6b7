import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The customer's number, on a site. */
interface Target {
  siteId: string;
  cid: string;
}

const MINUTES = 10;
const MAX_OPERATOR = 60;
const FORM = /^(\d{10,12})\.([\w-]{22})\.([\w-]{0,320})\.([\w-]{43})$/;

/** The secret signs other data too, so the signed text names its purpose. */
const sign = (
  secret: string,
  { siteId, cid }: Target,
  expires: string,
  nonce: string,
  name: string,
): string =>
  createHmac('sha256', secret)
    .update(`simulation\n${siteId}\n${cid}\n${expires}\n${nonce}\n${name}`)
    .digest('base64url');

/**
 * The query of a link that works once, for ten minutes, on this site and for this customer. It carries the operator's
 * name, cut at 60 characters.
 */
export function simulationQuery(
  secret: string,
  { operator, ...target }: Target & { operator: string },
  now = Date.now(),
): string {
  const expires = String(Math.floor(now / 1000) + MINUTES * 60);
  const nonce = randomBytes(16).toString('base64url');
  const name = Buffer.from([...operator].slice(0, MAX_OPERATOR).join('')).toString('base64url');
  const hash = `${expires}.${nonce}.${name}.${sign(secret, target, expires, nonce, name)}`;
  return new URLSearchParams({ cid: target.cid, hash }).toString();
}

/** The content of a valid link. */
export interface OpenedLink {
  expiresAt: Date;
  operator: string;
}

/** The end and the operator of a link's hash, if it is one of ours for this target and has not ended yet. */
export function readHash(
  secret: string,
  target: Target,
  hash: string,
  now = Date.now(),
): OpenedLink | undefined {
  const [, expires = '', nonce = '', name = '', signature = ''] = FORM.exec(hash) ?? [];
  const expected = Buffer.from(sign(secret, target, expires, nonce, name));
  const received = Buffer.from(signature);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const end = Number(expires) * 1000;
  return end > now
    ? { expiresAt: new Date(end), operator: Buffer.from(name, 'base64url').toString() }
    : undefined;
}
