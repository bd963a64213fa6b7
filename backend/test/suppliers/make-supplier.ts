import { type Site, supplierBrands, supplierCertificates, suppliers } from '../../src/db/schema/index.ts';
import { orNotFound } from '../../src/http/errors.ts';
import type { TestApp } from '../support/index.ts';

let last = 0;

interface SupplierFields extends Partial<Omit<typeof suppliers.$inferInsert, 'id' | 'siteId'>> {
  brands?: string[];
  certificates?: (Omit<typeof supplierCertificates.$inferInsert, 'siteId' | 'supplierId' | 'name'> & {
    name: string;
  })[];
}

/** A supplier of a site with its brands and certificates. @returns its id */
export async function makeSupplier(
  test: TestApp,
  { id: siteId }: Site,
  { brands = [], certificates = [], ...fields }: SupplierFields = {},
): Promise<number> {
  last += 1;
  return test.database.inSite(siteId, async (tx) => {
    const row = { siteId, name: `Leverancier ${last}`, slug: `leverancier-${last}`, ...fields };
    const [made] = await tx.insert(suppliers).values(row).returning();
    const supplierId = orNotFound(made).id;
    if (brands.length > 0)
      await tx.insert(supplierBrands).values(brands.map((brand) => ({ siteId, brand, supplierId })));
    if (certificates.length > 0)
      await tx
        .insert(supplierCertificates)
        .values(certificates.map((one) => ({ siteId, supplierId, ...one })));
    return supplierId;
  });
}
