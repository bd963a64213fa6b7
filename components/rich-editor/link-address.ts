import { safeLink } from '@toonbank/contract/rich-text/addresses';

export type LinkProblem = 'empty' | 'unknown' | 'unsafe';
export type LinkAddress = { href: string } | { problem: LinkProblem };

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{8,20}$/;
const HOST = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i;

/** What somebody means by an address without a scheme. */
function withScheme(text: string): string {
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : text;
}

/**
 * The address of a link as it is stored: a path when it is of this shop, and `https` for another site.
 * @param ownHost host of the shop, such as `www.demo.nl`
 */
export function linkAddress(input: string, ownHost: string): LinkAddress {
  const text = input.trim();
  if (text === '') return { problem: 'empty' };
  const url = withScheme(text);
  if (/^https?:/i.test(url)) {
    if (!URL.canParse(url)) return { problem: 'unknown' };
    const { host, pathname, search, hash, href } = new URL(url);
    if (host === ownHost) return safe(`${pathname}${search}${hash}`);
    return safe(href.replace(/^http:/i, 'https:'));
  }
  return safe(url);
}

function safe(url: string): LinkAddress {
  const href = safeLink(url.replaceAll(' ', '%20'));
  if (href !== '') return { href };
  return { problem: /^[a-z][a-z\d+.-]*:/i.test(url) ? 'unsafe' : 'unknown' };
}
