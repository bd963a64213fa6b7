import { INTEGRATION_BASE } from '@toonbank/contract/integration/base';
import { type IntegrationEndpoint, integrationFailure } from '@toonbank/contract/integration/define';
import { integrationTable } from '@toonbank/contract/integration/endpoints';
import { z } from 'zod';

type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

function json(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as Schema;
}

/** The parameters of the path, and of a GET those of the query. */
function parametersOf({ path, method, request }: IntegrationEndpoint) {
  const { properties = {}, required = [] } = json(request, 'input');
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || method === 'GET')
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
}

/** The body of a POST, without the parameters of the path. */
function bodyOf({ path, request, form = request }: IntegrationEndpoint) {
  const schema = json(form, 'input');
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const required = (schema.required ?? []).filter((name) => !inPath.includes(name));
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema: { ...schema, properties: Object.fromEntries(rest), required } },
    },
  };
}

function operationOf(name: string, endpoint: IntegrationEndpoint) {
  const parameters = parametersOf(endpoint);
  const isPost = endpoint.method === 'POST';
  const idempotency = {
    ...{ name: 'Idempotency-Key', in: 'header', required: false },
    schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  };
  const data = z.object({ result: z.literal(true), data: endpoint.response });
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Scope: ${endpoint.scope}.`,
    tags: [name.split('.', 1)[0]],
    security: [{ key: [] }],
    parameters: isPost ? [...parameters, idempotency] : parameters,
    ...(isPost && { requestBody: bodyOf(endpoint) }),
    responses: {
      200: {
        description: 'OK',
        content:
          endpoint.kind === 'file'
            ? { '*/*': { schema: { type: 'string' } } }
            : { 'application/json': { schema: json(data, 'output') } },
      },
      default: {
        description: 'A failure',
        content: { 'application/json': { schema: json(integrationFailure, 'output') } },
      },
    },
  };
}

const asTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function write() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of integrationTable) {
    const path = asTemplate(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Toonbank integration API',
      description: 'For the ERP of a shop. Amounts are whole cents.',
      version: '1.0.0',
    },
    servers: [{ url: INTEGRATION_BASE }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

let written: ReturnType<typeof write> | undefined;

/** OpenAPI 3.1 of the integration API, from the contract. */
export function integrationDocument() {
  written ??= write();
  return written;
}
