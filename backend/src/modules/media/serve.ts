import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import { readRange } from './byte-range.ts';
import { type Picture, type PictureCache, pictureCache } from './cache.ts';
import { findPicture, isStored } from './repository.ts';
import { findSized, readSizedName } from './sized.ts';

const CACHE_BYTES = 32_000_000;

/** Strict names: a name that could leave its folder, or be read in two ways, does not reach the database. */
const site = z.string().regex(/^[a-z][a-z0-9]{1,40}$/);
const address = z.union([
  z.object({
    site,
    folder: z.enum(['packshots', 'groups', 'scenes', 'merken', 'leveranciers']),
    file: z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}\.svg$/),
  }),
  z.object({
    site,
    folder: z.literal('images'),
    file: z.string().regex(/^[0-9a-f]{32}(?:-[a-z0-9-]{1,40})?\.(?:webp|avif)$/),
  }),
  z.object({
    site,
    folder: z.literal('videos'),
    file: z.string().regex(/^[0-9a-f]{16}\.(?:mp4|vtt)$/),
  }),
]);

const sizedAddress = z.object({ site, folder: z.literal('images'), file: z.string().max(60) });

/** Named after a hash of their content, so they never change. The file under any other name may change. */
const contentHash = /^[0-9a-f]{8,}(?:-[a-z0-9-]+)?\.(?:svg|webp|avif|mp4|vtt)$/;

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
/** Of a crop whose address does not name the focal point, and of what was replaced. */
const A_MINUTE = 'public, max-age=60, stale-while-revalidate=86400';

interface Sending {
  cacheControl: string;
  vary: string;
}

/** Files that are not packed can be asked for in parts. */
function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
  const range = readRange(request.headers.range, bytes.byteLength);
  reply.header('accept-ranges', 'bytes');
  if (!range) return reply.send(bytes);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${bytes.byteLength}`).send();
  const { first, last } = range;
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.byteLength}`);
  return reply.send(bytes.subarray(first, last + 1));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
  { cacheControl, vary }: Sending,
) {
  reply
    .header('cache-control', cacheControl)
    .header('etag', picture.etag)
    .header('vary', vary)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .type(picture.contentType);
  if (request.headers['if-none-match']?.includes(picture.etag)) return reply.code(304).send();
  if (picture.encoding === 'identity') return sendPart(request, reply, picture.bytes);
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(picture.bytes);
  return reply.send(gunzipSync(picture.bytes));
}

/** The picture of an address that has no ending: a size, in a type that the browser accepts. */
async function sendSized(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, cache }: { database: Database; cache: PictureCache },
) {
  const { site, file } = orNotFound(sizedAddress.safeParse(request.params).data);
  const name = orNotFound(readSizedName(file));
  const acceptsAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '');
  const vary = 'accept';
  const key = `${site}/${file} ${acceptsAvif}`;
  const kept = cache.get(key);
  if (kept && (await isStored(database, site, `${name.stem}.webp`)))
    return send(request, reply, kept, { cacheControl: FOREVER, vary });
  const picture = orNotFound(await findSized(database, site, { ...name, acceptsAvif }));
  if (picture.isLasting) cache.set(key, picture);
  return send(request, reply, picture, { cacheControl: picture.isLasting ? FOREVER : A_MINUTE, vary });
}

/** `GET /media/<site>/<folder>/<file>`: pictures and videos, public like the pages that show them. */
export function registerMedia(app: FastifyInstance, database: Database): void {
  const cache = pictureCache(CACHE_BYTES);
  app.get('/media/:site/:folder/:file', { logLevel: 'warn' }, async (request, reply) => {
    const asked = address.safeParse(request.params).data;
    if (!asked) return sendSized(request, reply, { database, cache });
    const { site, folder, file } = asked;
    const vary = 'accept-encoding';
    const key = `${site}/${folder}/${file}`;
    const path = `${folder}/${file}`;
    const kept = cache.get(key);
    if (kept && (await isStored(database, site, path)))
      return send(request, reply, kept, { cacheControl: FOREVER, vary });
    const picture = orNotFound(await findPicture(database, site, path));
    const forever = contentHash.test(file) && picture.isCurrent;
    if (forever) cache.set(key, picture);
    return send(request, reply, picture, { cacheControl: forever ? FOREVER : AN_HOUR, vary });
  });
}
