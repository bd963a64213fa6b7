import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import { type Picture, pictureCache } from './cache.ts';
import { findPicture } from './repository.ts';

const CACHE_BYTES = 32_000_000;

/** Strict names: a name that could leave its folder, or be read in two ways, does not reach the database. */
const site = z.string().regex(/^[a-z][a-z0-9]{1,40}$/);
const address = z.union([
  z.object({
    site,
    folder: z.enum(['packshots', 'groups', 'scenes', 'merken']),
    file: z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}\.svg$/),
  }),
  z.object({
    site,
    folder: z.literal('images'),
    file: z.string().regex(/^[0-9a-f]{32}(?:-[a-z0-9-]{1,40})?\.(?:webp|avif)$/),
  }),
]);

/** Named after a hash of their content, so they never change. The file under any other name may change. */
const contentHash = /^[0-9a-f]{8,}(?:-[a-z0-9-]+)?\.(?:svg|webp|avif)$/;

function cacheControl(forever: boolean): string {
  return forever
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400';
}

function send(request: FastifyRequest, reply: FastifyReply, picture: Picture, forever: boolean) {
  reply
    .header('cache-control', cacheControl(forever))
    .header('etag', picture.etag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .type(picture.contentType);
  if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send();
  if (picture.encoding === 'identity') return reply.send(picture.bytes);
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(picture.bytes);
  return reply.send(gunzipSync(picture.bytes));
}

/** `GET /media/<site>/<folder>/<file>`: pictures, public like the pages that show them. */
export function registerMedia(app: FastifyInstance, database: Database): void {
  const cache = pictureCache(CACHE_BYTES);
  app.get('/media/:site/:folder/:file', { logLevel: 'warn' }, async (request, reply) => {
    const { site, folder, file } = orNotFound(address.safeParse(request.params).data);
    const key = `${site}/${folder}/${file}`;
    const kept = cache.get(key);
    if (kept) return send(request, reply, kept, true);
    const picture = orNotFound(await findPicture(database, site, `${folder}/${file}`));
    const forever = contentHash.test(file) && picture.isCurrent;
    if (forever) cache.set(key, picture);
    return send(request, reply, picture, forever);
  });
}
