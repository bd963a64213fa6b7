import type { IntegrationEndpoint, IntegrationFault } from '@toonbank/contract/integration/define';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { IntegrationError } from './integration-error.ts';
import { type FaultCode, faultSentences } from './words.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const faultOf = (field: string, code: FaultCode): IntegrationFault => ({
  ...{ field, code },
  message: faultSentences[code](field),
});

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );

const codes: Partial<Record<z.core.$ZodIssue['code'], FaultCode>> = {
  invalid_type: 'wrong_type',
  too_big: 'too_big',
  too_small: 'too_small',
  invalid_value: 'unknown_value',
};

/** The faults of a value by its schema, one per field and in the order of the fields. */
function faultsOf(value: unknown, issues: readonly z.core.$ZodIssue[]): IntegrationFault[] {
  const faults = new Map<string, IntegrationFault>();
  const add = (field: string, code: FaultCode) => {
    if (!faults.has(field)) faults.set(field, faultOf(field, code));
  };
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key].join('.'), 'unknown_field');
    else if (valueAt(value, issue.path) === undefined) add(field, 'value_missing');
    else add(field, codes[issue.code] ?? 'invalid');
  }
  return [...faults.values()];
}

const JSON_TYPE = /^application\/json\b/i;

/**
 * The input of a call: the query of a GET, the body of a POST, with the path's parameters.
 * @throws IntegrationError invalid_request with the fields that are wrong, unsupported_media_type
 */
export function readRequest(endpoint: IntegrationEndpoint, request: FastifyRequest): unknown {
  const isPost = endpoint.method === 'POST';
  const hasBody = isPost && request.body !== undefined && request.body !== null;
  if (hasBody && !JSON_TYPE.test(request.headers['content-type'] ?? ''))
    throw new IntegrationError('unsupported_media_type');
  const sent = isPost ? (request.body ?? {}) : request.query;
  if (!isRecord(sent)) throw new IntegrationError('invalid_request', { faults: [faultOf('', 'wrong_type')] });
  const value = { ...sent, ...(isRecord(request.params) && request.params) };
  const parsed = endpoint.request.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new IntegrationError('invalid_request', { faults: faultsOf(value, parsed.error.issues) });
}
