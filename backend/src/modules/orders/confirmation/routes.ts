import { endpoints } from '@toonbank/contract';
import { orNotFound } from '../../../http/errors.ts';
import { type Implementation, implementDetached } from '../../../http/implement.ts';
import { stationeryOf } from '../../../pdf/stationery.ts';
import { confirmationFile, writeConfirmation } from './confirmation-pdf.ts';
import { loadConfirmation } from './load-confirmation.ts';

/**
 * The confirmation of one of the customer's own orders, drawn while no database connection is held.
 * @throws DomainError not_found, for another customer's order too
 */
export const confirmationRoutes: Implementation[] = [
  implementDetached(endpoints.service.pdfOrderConfirmation, async ({ database, viewer }, { orderID }) => {
    const { site } = viewer;
    const { customerId } = orNotFound(viewer.customer);
    const confirmation = orNotFound(
      await database.inSite(site.id, (tx) => loadConfirmation(tx, site, orderID, customerId)),
    );
    return {
      fileName: confirmationFile(confirmation),
      contentType: 'application/pdf',
      bytes: await writeConfirmation(await stationeryOf(site), confirmation, new Date()),
    };
  }),
];
