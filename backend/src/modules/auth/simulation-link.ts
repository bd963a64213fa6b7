import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who looks through whose eyes: the customer's number on a site. */
interface Target {
  siteId: string;
  cid: string;
}

const MINUTES = 10;
const FORM = /^(\d{10,12})\.([\w-]{22})\.([\w-]{43})$/;

/** The secret signs other things too: what is signed says what it is for. */
const sign = (secret: string, { siteId, cid }: Target, expires: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(`simulation\n${siteId}\n${cid}\n${expires}\n${nonce}`)
    .digest('base64url');

/** The query of a link that works once, for ten minutes, on this site and for this customer. */
export function simulationQuery(secret: string, target: Target, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + MINUTES * 60);
  const nonce = randomBytes(16).toString('base64url');
  const hash = `${expires}.${nonce}.${sign(secret, target, expires, nonce)}`;
  return new URLSearchParams({ cid: target.cid, hash }).toString();
}

/** When a link's hash ends, if it is one of ours for this target and has not ended yet. */
export function readHash(secret: string, target: Target, hash: string, now = Date.now()): Date | undefined {
  const [, expires = '', nonce = '', signature = ''] = FORM.exec(hash) ?? [];
  const right = Buffer.from(sign(secret, target, expires, nonce));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const end = Number(expires) * 1000;
  return end > now ? new Date(end) : undefined;
}
