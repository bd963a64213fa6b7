/** Elements that a text may consist of. None of them loads or runs anything. */
const allowed = new Set([
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
]);

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const HREF = /\shref="([^"<>]*)"/i;
/** A path of this site, a place on the page, mail, telephone, or another site over TLS; nothing that runs. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/)[^\s\\]*$/i;

/** An address that may stand in a link; empty for one that may not. */
export const safeLink = (href: string): string => (SAFE_LINK.test(href) ? href : '');

const asText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function opening(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const href = safeLink(HREF.exec(attributes)?.[1] ?? '');
  return href ? `<a href="${href}">` : '<a>';
}

/**
 * A text as it may be shown. Every tag is written anew from the list above, with no attribute but a safe `href`; other
 * tags are left out, loose angle brackets become text, and what was opened is closed. So nothing an editor pasted can
 * run in a visitor's browser, whatever it was.
 */
export function allowedHtml(html: string): string {
  const open: string[] = [];
  const written: string[] = [];
  let read = 0;
  for (const { 0: tag, 1: slash, 2: given = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    written.push(asText(html.slice(read, index)));
    read = index + tag.length;
    const name = given.toLowerCase();
    if (!allowed.has(name)) continue;
    if (slash !== '/') {
      open.push(name);
      written.push(opening(name, attributes));
      continue;
    }
    if (!open.includes(name)) continue;
    while (open.at(-1) !== name) written.push(`</${open.pop()}>`);
    written.push(`</${open.pop()}>`);
  }
  written.push(asText(html.slice(read)));
  for (const name of open.reverse()) written.push(`</${name}>`);
  return written.join('');
}
