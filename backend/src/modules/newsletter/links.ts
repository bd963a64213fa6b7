import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewsletterSubscriber, Site } from '../../db/schema/index.ts';

/** Links of mails are signed and not stored (ADR 107). The secret signs other data too: the text names its purpose. */
const sign = (
  secret: string,
  siteId: string,
  purpose: string,
  ...parts: readonly (number | string)[]
): string =>
  createHmac('sha256', secret)
    .update(['newsletter', purpose, siteId, ...parts].join('\n'))
    .digest('base64url');

function isSigned(expected: string, received: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(received)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** One row per address, also after its text was removed. */
export const hashAddress = (secret: string, siteId: string, email: string): string =>
  sign(secret, siteId, 'address', email.toLowerCase());

type Signed = Pick<NewsletterSubscriber, 'siteId' | 'id' | 'askedAt'>;

export function confirmCode(secret: string, { siteId, id, askedAt }: Signed): string {
  const asked = askedAt.getTime();
  return `${id}.${asked}.${sign(secret, siteId, 'confirm', id, asked)}`;
}

/** The address that a code confirms, and when it was asked for. */
export function readConfirmCode(secret: string, { id: siteId }: Pick<Site, 'id'>, code: string) {
  const [, id = '', asked = '', signature = ''] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{43})$/.exec(code) ?? [];
  if (!isSigned(sign(secret, siteId, 'confirm', id, asked), signature)) return undefined;
  return { id: Number(id), askedAt: new Date(Number(asked)) };
}

export const signOutCode = (secret: string, { siteId, id }: Pick<Signed, 'siteId' | 'id'>): string =>
  `${id}.${sign(secret, siteId, 'sign out', id)}`;

/** The address that a code signs out. */
export function readSignOutCode(secret: string, { id: siteId }: Pick<Site, 'id'>, code: string) {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(code) ?? [];
  return isSigned(sign(secret, siteId, 'sign out', id), signature) ? Number(id) : undefined;
}

/** Pages with one button each: programs that open links in advance neither confirm nor sign out. */
export const confirmPage = (origin: string, code: string): string =>
  `${origin}/nl/nieuwsbrief/bevestigen?code=${code}`;
export const signOutPage = (origin: string, code: string): string =>
  `${origin}/nl/nieuwsbrief/afmelden?code=${code}`;
/** Signs out by a POST of the mail program; a browser that opens it gets the page. */
export const oneClickAddress = (origin: string, code: string): string =>
  `${origin}/internal/forms/newsletter/sign-out?code=${code}`;
