/** Elements that a text of the CMS may have. None of them loads or executes anything. */
const allowedTags = [
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
];

/** A path of this site, a place on the page, mail, telephone, or another site over TLS; nothing that executes code. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/)[^\s\\]*$/i;

/** The address if it is allowed in a link, else empty. */
export const safeLink = (href: string): string => (SAFE_LINK.test(href) ? href : '');

/**
 * The rules for HTML that editors write, as options of `sanitize-html`. The backend applies them before it answers, the
 * storefront before it renders: an API that is not ours may send anything.
 */
export const richTextRules = {
  allowedTags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName: string, { href = '' }: Record<string, string>) => {
      const link = safeLink(href);
      return { tagName, attribs: link ? { href: link } : ({} as Record<string, string>) };
    },
  },
};
