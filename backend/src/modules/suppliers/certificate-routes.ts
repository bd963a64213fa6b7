import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { supplierCertificates, suppliers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { writeCertificate } from './write-certificate.ts';

const address = z.object({ site: z.string(), file: z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}\.pdf$/) });

/**
 * `GET /media/<site>/certificates/<file>`: the certificates of suppliers, public like their pages. A file exists where
 * a certificate names it, and is drawn on request.
 */
export function registerCertificates(app: FastifyInstance, { database, directory }: Services): void {
  app.get('/media/:site/certificates/:file', { logLevel: 'warn' }, async (request, reply) => {
    const { site: siteId, file } = orNotFound(address.safeParse(request.params).data);
    const site = orNotFound(await directory.byId(siteId));
    const [row] = await database.inSite(siteId, (tx) =>
      tx
        .select({ certificate: supplierCertificates, supplier: suppliers })
        .from(supplierCertificates)
        .innerJoin(suppliers, eq(suppliers.id, supplierCertificates.supplierId))
        .where(eq(supplierCertificates.document, `/media/${siteId}/certificates/${file}`)),
    );
    const bytes = await writeCertificate(await stationeryOf(site), orNotFound(row), new Date());
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', `inline; filename="${file}"`)
      .type('application/pdf')
      .send(bytes);
  });
}
