import { INTEGRATION_BASE } from '@toonbank/contract/integration/base';
import { MAX_SMALL_BODY_BYTES } from '@toonbank/contract/integration/define';
import { type IntegrationName, integrationTable } from '@toonbank/contract/integration/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../http/client-address.ts';
import { LargeBodies } from '../../../http/large-bodies.ts';
import type { Services } from '../../../http/services.ts';
import { answerErrors } from './answer-errors.ts';
import { integrationDocument } from './document.ts';
import { findKey } from './find-key.ts';
import type { IntegrationWork } from './implement.ts';
import { IntegrationError } from './integration-error.ts';
import { logCall } from './log-call.ts';
import { hashOf, idempotencyKeyOf, once } from './once.ts';
import { readRequest } from './read-request.ts';

/** Before the body is read: a caller without a key sends nothing that the server takes in. */
const admitKey =
  (services: Services, bodies: LargeBodies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const endpoint = integrationTable.get(request.routeOptions.config.integration as IntegrationName);
    if (!endpoint) return;
    const startedAt = performance.now();
    const token = request.headers['x-site-token'];
    const site = await services.directory.byToken(typeof token === 'string' ? token : undefined);
    const { authorization } = request.headers;
    const database = services.databaseFor(reply);
    const { key, fault } = await findKey({
      database,
      site,
      authorization,
      address: clientAddress(request.ip),
    });
    request.integration = { database, site, key, startedAt, code: '', lines: 0 };
    if (fault) throw new IntegrationError(fault);
    if (!key.scopes.includes(endpoint.scope)) throw new IntegrationError('scope_missing');
    if (endpoint.maxBodyBytes && !reply.raw.closed) {
      const announced = Number(request.headers['content-length'] ?? endpoint.maxBodyBytes);
      reply.raw.once('close', bodies.take(site.id, Math.min(announced, endpoint.maxBodyBytes)));
    }
  };

async function answer({ endpoint, handle }: IntegrationWork, request: FastifyRequest, reply: FastifyReply) {
  const call = request.integration;
  if (!call) throw new IntegrationError('key_missing');
  const { database, site, key } = call;
  const input = readRequest(endpoint, request);
  const idempotencyKey =
    endpoint.method === 'POST' ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined;
  if (endpoint.kind === 'file') {
    const made = await database.inSite(site.id, (tx) => handle({ tx, site, key }, input));
    if (!('file' in made)) throw new Error('A file was expected.');
    call.lines = made.lines;
    return reply
      .type(made.file.contentType)
      .header('content-disposition', `attachment; filename="${made.file.fileName}"`)
      .send(Buffer.from(made.file.bytes));
  }
  const requestHash = hashOf(request.url, input);
  const identity = { siteId: site.id, keyId: key.keyId, idempotencyKey, requestHash };
  const done = await database.inSite(site.id, (tx) =>
    once(tx, identity, async () => {
      const made = await handle({ tx, site, key }, input);
      if (!('data' in made)) throw new Error('Data was expected.');
      call.lines = made.lines;
      return JSON.stringify({ result: true, data: endpoint.response.parse(made.data) });
    }),
  );
  if (done.isRepeated) reply.header('idempotent-replayed', 'true');
  return reply.type('application/json; charset=utf-8').send(done.answer);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A known address with another method gets 405 with the methods that it has, before a body is read. */
function refuseOtherMethods(scope: FastifyInstance) {
  const paths = new Map<string, string[]>([['/openapi.json', ['GET', 'HEAD']]]);
  for (const { path, method } of integrationTable.values())
    paths.set(path, [...(paths.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  for (const [url, known] of paths) {
    const refuse = async () => {
      throw new IntegrationError('method_not_allowed', { allow: known.join(', ') });
    };
    const method = METHODS.filter((one) => !known.includes(one));
    scope.route({ method, url, onRequest: refuse, handler: refuse });
  }
}

/** Registers the integration API with its document, below its own path and with its own form of failures. */
export async function registerIntegration(
  app: FastifyInstance,
  services: Services,
  works: readonly IntegrationWork[],
): Promise<void> {
  const byEndpoint = new Map(works.map((work) => [work.endpoint, work]));
  const bodies = new LargeBodies();
  app.decorateRequest('integration', null);
  await app.register(
    async (scope) => {
      answerErrors(scope);
      scope.addHook('onRequest', admitKey(services, bodies));
      scope.addHook('onSend', async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const call = request.integration;
        if (call) await logCall(call, request, reply.statusCode);
      });
      scope.get('/openapi.json', async () => integrationDocument());
      refuseOtherMethods(scope);
      for (const [name, endpoint] of integrationTable) {
        const work = byEndpoint.get(endpoint);
        if (!work) throw new Error(`${name} is not built.`);
        scope.route({
          method: endpoint.method,
          url: endpoint.path,
          config: { integration: name },
          bodyLimit: endpoint.maxBodyBytes ?? MAX_SMALL_BODY_BYTES,
          handler: (request, reply) => answer(work, request, reply),
        });
      }
    },
    { prefix: INTEGRATION_BASE },
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of this route in the integration API. */
    integration?: IntegrationName;
  }
}
