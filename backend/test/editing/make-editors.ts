import { type AdminRole, endpoints } from '@toonbank/contract';
import { contentPages, type Site, sliders, slides } from '../../src/db/schema/index.ts';
import { type Caller, makeAdmin, makeSession, type TestApp } from '../support/index.ts';

const { editing } = endpoints;

/** An administrator who calls, with a name that others see. */
export async function makeEditor(
  test: TestApp,
  site: Site,
  role: AdminRole = 'editor',
  name = 'Anja',
): Promise<Caller & { site: Site; sid: string; adminId: number }> {
  const adminId = await makeAdmin(test, site, { role, name });
  return { site, sid: await makeSession(test, site, { adminId }), adminId };
}

type Page = Partial<typeof contentPages.$inferInsert>;
let pages = 0;

export async function makePage(test: TestApp, site: Site, fields: Page = {}): Promise<number> {
  pages += 1;
  const code = fields.code ?? `pagina-${pages}`;
  const values = { siteId: site.id, code, path: code, title: code, ...fields };
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.insert(contentPages).values(values).returning({ id: contentPages.id }),
  );
  return row?.id ?? 0;
}

/** A slider with one slide. @returns the id of the slide */
export async function makeSlide(test: TestApp, site: Site, code: string): Promise<number> {
  return test.database.inSite(site.id, async (tx) => {
    const [slider] = await tx.insert(sliders).values({ siteId: site.id, code, type: 2 }).returning();
    const [slide] = await tx
      .insert(slides)
      .values({ siteId: site.id, sliderId: slider?.id ?? 0, content: '<h2>Lente</h2>' })
      .returning();
    return slide?.id ?? 0;
  });
}

/** Saves a new draft of a page, on its first version unless another is named. */
export const savePage = (
  test: TestApp,
  caller: Caller,
  id: number,
  fields: Record<string, string>,
  version = 1,
) => test.data(editing.saveDraft, { kind: 'page', id, version, revision: 0, fields }, caller);

/** The code of a failure; undefined for a success. */
export const codeOf = (body: unknown): string | undefined =>
  (body as { error?: { code: string } } | undefined)?.error?.code;
