import 'server-only';
import { richTextRules } from '@toonbank/contract';
import { cache } from 'react';
import sanitizeHtml from 'sanitize-html';
import { librarySizes } from '@/lib/pictures/library-picture';

const TEXT_WIDTH = '(min-width: 48rem) 44rem, 100vw';

/** The contract's rules; photos of the library load in the size of the text. */
const rules = {
  ...richTextRules,
  allowedAttributes: {
    ...richTextRules.allowedAttributes,
    img: [...(richTextRules.allowedAttributes.img ?? []), 'srcset', 'sizes', 'loading'],
  },
  transformTags: {
    ...richTextRules.transformTags,
    img(tagName: string, attributes: Record<string, string>) {
      const image = richTextRules.transformTags.img(tagName, attributes);
      const srcset = librarySizes(image.attribs.src ?? '');
      return srcset
        ? { tagName, attribs: { ...image.attribs, srcset, sizes: TEXT_WIDTH, loading: 'lazy' } }
        : image;
    },
  },
};

/** A CMS text by the contract's rules, sanitised once for all parts of a page. */
export const safeHtml = cache((html: string): string => sanitizeHtml(html, rules));
