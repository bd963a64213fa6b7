import { type Site, sites } from '../../src/db/schema/index.ts';
import { type TestApp, tokenOf } from './test-app.ts';

let counter = 0;
/** A number that no other row of this test file has. */
export const unique = (): number => {
  counter += 1;
  return counter;
};

/** A site of its own for a test; its token is `st_<id>`. B2B (`prices: 'customers'`) by default. */
export async function makeSite(test: TestApp, fields: Partial<Site> = {}): Promise<Site> {
  const id = fields.id ?? `site${unique()}`;
  const site: typeof sites.$inferInsert = {
    id,
    name: `Groothandel ${id}`,
    token: tokenOf(id),
    adminCode: id.toUpperCase(),
    prices: 'customers',
    countries: ['NL', 'BE'],
    branch: {
      name: `Groothandel ${id}`,
      street: 'Proefweg 1',
      postcode: '9999 XX',
      city: 'Proefstad',
      country: 'NL',
      phone: '020-5550 100',
      email: `info@${id}.test`,
      html_title: `Groothandel ${id}`,
      html_description: '',
      html_keywords: '',
    },
    ...fields,
  };
  const [row] = await test.database.asOwner((db) => db.insert(sites).values(site).returning());
  test.renew();
  return row as Site;
}
