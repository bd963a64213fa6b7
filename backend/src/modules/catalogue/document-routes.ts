import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orNotFound } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { drawDocument } from './draw-document.ts';

const address = z.object({ site: z.string(), file: z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}\.pdf$/) });

/** `GET /media/<site>/documents/<file>`: the documents that products name, public like their pages. */
export function registerDocuments(app: FastifyInstance, { database, directory }: Services): void {
  app.get('/media/:site/documents/:file', { logLevel: 'warn' }, async (request, reply) => {
    const { site: siteId, file } = orNotFound(address.safeParse(request.params).data);
    const site = orNotFound(await directory.byId(siteId));
    const bytes = orNotFound(await drawDocument(database, site, file));
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', `inline; filename="${file}"`)
      .type('application/pdf')
      .send(bytes);
  });
}
