import { safeImage, safeLink } from './addresses.ts';
import { richTextElement, richTextNames } from './elements.ts';

type Attributes = Record<string, string>;

/** Only attributes with a value: an empty address is none. */
const kept = (tagName: string, attributes: Record<string, string | undefined>) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
});

/**
 * The rules for HTML that editors write, as options of `sanitize-html`. The backend applies them before it answers, the
 * storefront before it renders: an API that is not ours may send anything.
 */
export const richTextRules = {
  allowedTags: richTextNames as string[],
  allowedAttributes: Object.fromEntries(
    richTextNames.flatMap((name) => {
      const { attributes } = richTextElement(name);
      return attributes ? [[name, [...attributes]]] : [];
    }),
  ),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName: string, { href = '' }: Attributes) => kept(tagName, { href: safeLink(href) || undefined }),
    img: (tagName: string, { src = '', alt }: Attributes) => kept(tagName, { src: safeImage(src), alt }),
  },
  exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Attributes }) => tag === 'img' && !attribs.src,
};
