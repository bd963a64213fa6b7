import { fieldTypesOf } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import type { ContentFields } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import { readLive, type Target } from './stored-kinds.ts';
import { undescribedImages } from './undescribed-images.ts';

const attribute = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1]?.trim() ?? '';

/** The images of a sanitised text that have no alternative text there. */
const inText = (html: string): string[] =>
  (html.match(/<img [^>]*>/g) ?? [])
    .filter((element) => attribute(element, 'alt') === '')
    .map((element) => attribute(element, 'src'));

/** The images in the changed fields that their place gives no alternative text. */
function withoutText({ kind }: Target, fields: ContentFields, live: ContentFields): string[] {
  const all = { ...live, ...fields };
  const changed = (name: string) => all[name] !== live[name];
  return Object.entries(fieldTypesOf(kind)).flatMap(([name, type]) => {
    if (type === 'html' && changed(name)) return inText(all[name] ?? '');
    if (type !== 'image') return [];
    // A slide has a field of its own for the text.
    const isShownAnew = changed(name) || changed('alt');
    return isShownAnew && !all.alt?.trim() ? [all[name] ?? ''] : [];
  });
}

/**
 * What becomes live shows no image that nobody described: it has an alternative text, here or in the library, or is
 * decorative. Only the changed fields count, so that an old image does not stop another change.
 * @throws DomainError alt_missing, whose fields are the images: `image.12` → its URL
 */
export async function expectDescribed(
  tx: Tx,
  siteId: string,
  target: Target,
  fields: ContentFields,
): Promise<void> {
  const live = await readLive(tx, siteId, target);
  const images = await undescribedImages(tx, siteId, withoutText(target, fields, live?.fields ?? {}));
  if (images.length === 0) return;
  throw new DomainError(
    'alt_missing',
    'An image has no alternative text and is not decorative.',
    Object.fromEntries(images.map(({ id, url }) => [`image.${id}`, url])),
  );
}
