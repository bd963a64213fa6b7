import { contentKindNames, endpoints } from '@toonbank/contract';
import { contentPages, contentRefs } from '../../../db/schema/index.ts';
import { and, eq, inArray } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implement } from '../../../http/implement.ts';
import { readLive } from '../stored-kinds.ts';

/** A page has an address with and without the language, each with and without a slash at the end. */
const addressesOf = (path: string) => [`/nl/${path}`, `/${path}`].flatMap((one) => [one, `${one}/`]);

export const getPageReferences = implement(
  endpoints.sitePages.references,
  async ({ tx, viewer: { site } }, { id }) => {
    const [page] = await tx
      .select({ path: contentPages.path })
      .from(contentPages)
      .where(and(eq(contentPages.siteId, site.id), eq(contentPages.id, id)));
    const { path } = orNotFound(page);
    const refs = await tx
      .selectDistinct({ kind: contentRefs.fromKind, id: contentRefs.fromId })
      .from(contentRefs)
      .where(
        and(
          eq(contentRefs.siteId, site.id),
          eq(contentRefs.toKind, 'path'),
          inArray(contentRefs.toKey, addressesOf(path)),
        ),
      );
    const found = [];
    for (const ref of refs) {
      // What is not live yet is no reason to keep a page.
      const kind = contentKindNames.find((name) => name === ref.kind);
      if (!kind || (kind === 'page' && ref.id === id)) continue;
      const live = await readLive(tx, site.id, { kind, id: ref.id });
      if (live) found.push({ kind, id: ref.id, label: live.label });
    }
    return found;
  },
);
