import { type Endpoint, type EndpointName, endpointTable } from '@toonbank/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CheckedJson } from './answer/checked-json.ts';
import { admit } from './guard.ts';
import type { Blob, Implementation } from './implement.ts';
import { LargeBodies } from './large-bodies.ts';
import { header, refuseForeignOrigin } from './run/request.ts';
import { runnerOf } from './run/run-call.ts';
import type { Services } from './services.ts';
import { logFileRead } from './simulation-log.ts';
import { uploadBody } from './upload/upload-body.ts';
import { type UploadedFile, withUpload } from './upload/with-upload.ts';

const isBlob = (value: unknown): value is Blob =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'fileName' in value;

function answer(endpoint: Endpoint, reply: FastifyReply, result: unknown) {
  reply.header('cache-control', 'private, no-store');
  if (isBlob(result)) {
    const name = result.fileName.replace(/[^\w.-]/g, '_');
    return reply
      .type(result.contentType)
      .header('content-disposition', `inline; filename="${name}"`)
      .send(Buffer.from(result.bytes));
  }
  if (result instanceof CheckedJson)
    return reply
      .type('application/json; charset=utf-8')
      .send(endpoint.kind === 'session' ? result.text : `{"result":true,"data":${result.text}}`);
  const data = endpoint.response.parse(result);
  return reply.send(endpoint.kind === 'session' ? data : { result: true, data });
}

/** Bytes of a body according to its header, at most the largest size that is accepted. */
function announcedBytes(request: FastifyRequest, maxBytes: number): number {
  const announced = Number(header(request, 'content-length') ?? maxBytes);
  return Math.min(announced, maxBytes);
}

/**
 * Answers before a large body is read, so that only callers who may send it can have the server take it in.
 * @throws DomainError too_busy; see `admit`
 */
const admitFirst =
  (services: Services, endpoint: Endpoint, maxBytes: number, bodies: LargeBodies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const site = await services.directory.byToken(header(request, 'x-site-token'));
    if (endpoint.mutates) refuseForeignOrigin(request);
    const sid = header(request, 'authorization');
    await services.databaseFor(reply).inSite(site.id, (tx) => admit(tx, site, endpoint, sid));
    if (!reply.raw.closed) reply.raw.once('close', bodies.take(site.id, announcedBytes(request, maxBytes)));
  };

/** Of the files that one site uploads at once: they go to the disk, not into the memory. */
const MAX_UPLOADS_PER_SITE = 300_000_000;

const uploadLimits = ({ uploads }: Services, { maxBodyBytes = 0 }: Endpoint) => ({
  folder: uploads,
  maxBytes: maxBodyBytes,
});

/**
 * Registers one route per endpoint, method and spelling of the contract; an endpoint without an implementation
 * answers 501.
 */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  implementations: Implementation[],
): void {
  const run = runnerOf(services);
  const byEndpoint = new Map(implementations.map((one) => [one.endpoint, one]));
  const bodies = new LargeBodies();
  const files = new LargeBodies(MAX_UPLOADS_PER_SITE);
  for (const [name, endpoint] of endpointTable) {
    const prefix = endpoint.api === 'admin' ? '/admin' : '';
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: [...endpoint.methods],
        url: prefix + path,
        config: { endpoint: name },
        ...(endpoint.maxBodyBytes && {
          bodyLimit: endpoint.maxBodyBytes,
          onRequest: admitFirst(
            services,
            endpoint,
            endpoint.maxBodyBytes,
            endpoint.kind === 'upload' ? files : bodies,
          ),
        }),
        handler: async (request, reply) => {
          const database = services.databaseFor(reply);
          const databases = { database, reading: services.readingFor(name, reply, database) };
          const work = (file?: UploadedFile) =>
            run(endpoint, byEndpoint.get(endpoint), request, databases, file);
          const { viewer, result } =
            endpoint.kind === 'upload'
              ? await withUpload(uploadBody(request), uploadLimits(services, endpoint), work)
              : await work();
          if (isBlob(result)) await logFileRead(database, viewer, name, result.fileName);
          return answer(endpoint, reply, result);
        },
      });
    }
  }
}

/** The endpoints without an implementation: a list that only shrinks. */
export function notBuilt(implementations: Implementation[]): EndpointName[] {
  const built = new Set(implementations.map((one) => one.endpoint));
  return [...endpointTable].filter(([, endpoint]) => !built.has(endpoint)).map(([name]) => name);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of this route. */
    endpoint?: EndpointName;
  }
}
