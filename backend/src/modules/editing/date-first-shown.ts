import type { ContentFields } from '../../db/schema/index.ts';
import type { Live, Target } from './stored-kinds.ts';

/** The version of a row that nothing was published of. */
export const FIRST_VERSION = 1;

/**
 * News and items of the blog that are shown for the first time get the date of that moment, unless the change sets one:
 * with the date of the first draft they would be below newer items.
 */
export function dateFirstShown(
  { kind }: Target,
  live: Live,
  fields: ContentFields,
  now: Date,
): ContentFields {
  if (kind !== 'news' && kind !== 'blog') return fields;
  const isFirstShown =
    live.version === FIRST_VERSION && live.fields.visible !== 'true' && fields.visible === 'true';
  const isDated = fields.published !== live.fields.published;
  return isFirstShown && !isDated ? { ...fields, published: now.toISOString() } : fields;
}
