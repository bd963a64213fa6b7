import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, endpointTable, failureSchema } from '@toonbank/contract';
import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { orNotFound } from './errors.ts';
import { isLocalRequest } from './local-request.ts';

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** The success answer's schema: flat for sessions, else `{result, data}`. */
function answerSchema(endpoint: Endpoint): z.ZodType {
  if (endpoint.kind === 'session') return endpoint.response;
  return z.object({ result: z.literal(true), data: endpoint.response });
}

function describe(endpoint: Endpoint, method: string): FastifySchema {
  const isQuery = method === 'GET' || endpoint.kind === 'upload';
  const where = isQuery ? (endpoint.path.includes(':') ? 'params' : 'querystring') : 'body';
  return {
    summary: endpoint.summary,
    description: `Who may call: ${endpoint.access}${endpoint.permission ? `, permission ${endpoint.permission}` : ''}.`,
    tags: [endpoint.path.split('/').at(-2) ?? endpoint.api],
    security: [{ siteToken: [] }, { siteToken: [], session: [] }],
    ...(endpoint.kind === 'upload' && {
      consumes: [UPLOAD_TYPE],
      body: { type: 'string', format: 'binary' },
    }),
    [where]: json(endpoint.form ?? endpoint.request, 'input'),
    response: {
      200:
        endpoint.kind === 'blob'
          ? { type: 'string', format: 'binary' }
          : json(answerSchema(endpoint), 'output'),
      default: json(failureSchema, 'output'),
    },
  } as FastifySchema;
}

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'";

/**
 * OpenAPI 3.1 from the contract: the document at /docs/json, readable at /docs. Unless `forAll`, only callers on this
 * machine see it; others get a 404.
 */
export async function publishOpenApi(app: FastifyInstance, forAll: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Toonbank API', description: 'The API that the storefront speaks.', version: '1.0.0' },
      components: {
        securitySchemes: {
          siteToken: { type: 'apiKey', in: 'header', name: 'x-site-token' },
          session: { type: 'apiKey', in: 'header', name: 'authorization' },
        },
      },
    },
    transform: ({ url, route, schema }) => {
      const name = route.config?.endpoint;
      const endpoint = name && endpointTable.get(name);
      const method = Array.isArray(route.method) ? (route.method[0] ?? 'GET') : route.method;
      return { url, schema: endpoint ? describe(endpoint, method) : { ...schema, hide: true } };
    },
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!forAll && !isLocalRequest(request)) orNotFound(undefined);
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY });
  });
}
