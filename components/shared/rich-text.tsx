import 'server-only';
import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';
import { librarySizes } from '@/lib/pictures/library-picture';
import { type EditMark, editAttributes } from './edit-mark';

const TEXT_WIDTH = '(min-width: 48rem) 44rem, 100vw';

interface RichTextProps {
  html: string;
  className?: string;
  /** The row and the field that the text is stored in. */
  edit?: EditMark;
  field?: string;
}

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

/**
 * A CMS text: the only place that renders HTML from another system. It is sanitised here, on the server,
 * because the API may be a third party's (ADR 61). The content security policy also blocks scripts.
 */
export function RichText({ html, className = '', edit, field = 'content' }: RichTextProps) {
  const safe = sanitizeHtml(html, rules);
  return (
    <div
      className={`prose ${className}`.trim()}
      {...editAttributes(edit, field)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the contract's rules
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
