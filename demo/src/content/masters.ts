import type { Tx } from '../../../backend/src/db/connect.ts';
import { giveMaster, makeMaster, pageAt } from '../../../backend/src/modules/editing/masters/make-master.ts';
import { needed } from '../bulk-insert.ts';
import type { ShopFacts } from './model.ts';

/** The menus of the service pages: what every shop has to say, in nearly the same words. */
const serviceMenus: readonly string[] = ['vragen', 'service', 'over-ons'];
/** Pages that say what a delivery to Belgium costs, where the shop delivers there. */
const perCountry: readonly string[] = ['vragen-over-levering', 'leveringsvoorwaarden'];

/** Gives the service pages their master texts. The first shop that has a text is its home. */
export async function writeMasters(
  tx: Tx,
  { site, belgium }: ShopFacts,
  pages: readonly { code: string; path: string; menu: string }[],
): Promise<void> {
  for (const { code, path } of pages.filter(({ menu }) => serviceMenus.includes(menu))) {
    const master = perCountry.includes(code) && !belgium ? `${code}-nl` : code;
    const pageId = needed(await pageAt(tx, site.id, path), `page ${path} of ${site.id}`);
    await makeMaster(tx, site.id, master, pageId);
    await giveMaster(tx, site.id, { code: master, version: 1 }, pageId);
  }
}
