import type { TextFinding } from '../finding.ts';
import type { Passage } from '../read-text.ts';
import type { ShopIdentity, SiteFacts } from './site-facts.ts';

const GAP = String.raw`[ ().\-–/]{0,3}`;
/** A Dutch or Belgian number, or a service number; no part of a longer one, of an account or of a code. */
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\d.,:/=_-])(?<!\b[A-Z]{4} )(?:(?:\+|00)3[12]${GAP}(?:0${GAP})?[1-9](?:${GAP}\d){7,8}|0[89]00${GAP}\d(?:${GAP}\d){3}(?:(?:${GAP}\d){3})?|0[1-9](?:${GAP}\d){8})(?![\d]|${GAP}\d)`,
  'gu',
);
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi;

/** The digits as they are dialled within the Netherlands. */
const dialled = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^(?:00)?31(?=0?[1-9]\d{7,8}$)/, '0')
    .replace(/^00(?=[1-9])/, '0');

const nameOf = (others: readonly ShopIdentity[], isIts: (shop: ShopIdentity) => boolean) =>
  others.find(isIts)?.name;

function wrongPhone(quote: string, block: number, facts: SiteFacts): TextFinding[] {
  const number = dialled(quote);
  if (number === dialled(facts.phone)) return [];
  const other = nameOf(facts.others, ({ phone }) => dialled(phone) === number);
  return [
    other
      ? { code: 'other_shop', quote, block, expected: other }
      : { code: 'phone_differs', quote, block, expected: facts.phone },
  ];
}

function wrongEmail(quote: string, block: number, facts: SiteFacts): TextFinding[] {
  const address = quote.toLowerCase();
  const domain = address.slice(address.indexOf('@') + 1);
  const isOf = ({ email, hosts }: ShopIdentity) =>
    email.toLowerCase() === address ||
    hosts.some((host) => host === domain || host === `www.${domain}`) ||
    email.toLowerCase().endsWith(`@${domain}`);
  // Also another mailbox of the shop, as of its administration.
  if (isOf(facts)) return [];
  const other = nameOf(facts.others, isOf);
  return [
    other
      ? { code: 'other_shop', quote, block, expected: other }
      : { code: 'email_differs', quote, block, expected: facts.email },
  ];
}

/** All matches of a pattern that is slow where it matches nothing: few passages have its sign. */
const matchesOf = (text: string, sign: RegExp, pattern: RegExp): string[] =>
  sign.test(text) ? [...text.matchAll(pattern)].map(([quote]) => quote) : [];

/** Telephone numbers and e-mail addresses that are not those of the settings, each once. */
export function wrongContacts({ text, links, block }: Passage, facts: SiteFacts): TextFinding[] {
  const phones = new Map(matchesOf(text, /[0+]\d/, PHONE).map((quote) => [dialled(quote), quote]));
  const emails = new Map(matchesOf(text, /@/, EMAIL).map((quote) => [quote.toLowerCase(), quote]));
  for (const { href } of links) {
    const target = href.slice(href.indexOf(':') + 1).split('?', 1)[0] ?? '';
    // Not a placeholder of a fact.
    if (/^tel:.*\d/i.test(href) && !phones.has(dialled(target))) phones.set(dialled(target), target);
    if (/^mailto:.*@/i.test(href) && !emails.has(target.toLowerCase()))
      emails.set(target.toLowerCase(), target);
  }
  return [
    ...[...phones.values()].flatMap((quote) => wrongPhone(quote, block, facts)),
    ...[...emails.values()].flatMap((quote) => wrongEmail(quote, block, facts)),
  ];
}
