import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { addresseeOf } from '../order-presentation/addressee.ts';
import { listAgreements } from './price-agreements.ts';
import { type AgreementsOf, writeAgreements } from './price-agreements-pdf.ts';
import { productHistory } from './product-history.ts';

const { service } = endpoints;

async function loadAgreements(tx: Tx, viewer: Viewer, productId?: number): Promise<AgreementsOf> {
  const { customerId, company, userName } = orNotFound(viewer.customer);
  const [customer] = await tx
    .select({ number: customers.number })
    .from(customers)
    .where(eq(customers.id, customerId));
  return {
    addressee: addresseeOf(company, userName),
    customerNumber: orNotFound(customer).number,
    agreements: await listAgreements(tx, viewer, productId),
  };
}

/** The PDF is drawn while no database connection is held. */
export const boughtBeforeRoutes: Implementation[] = [
  implementDetached(service.fixedPrices, async ({ database, viewer }, { print, productID }) => {
    const { site } = viewer;
    const loaded = await database.inSite(site.id, (tx) => loadAgreements(tx, viewer, productID));
    if (!print) return loaded.agreements;
    return {
      fileName: `prijsafspraken-${loaded.customerNumber}.pdf`,
      contentType: 'application/pdf',
      bytes: await writeAgreements(await stationeryOf(site), loaded, new Date()),
    };
  }),
  implement(service.productHistory, ({ tx, viewer }, request) => productHistory(tx, viewer, request)),
];
