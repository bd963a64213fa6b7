import { type Endpoint, isFieldFault } from '@toonbank/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from './errors.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule of our own names its fault; any other rule has the name that zod gives it. */
function faultOf(issue: z.core.$ZodIssue): string {
  if (isFieldFault(issue.message)) return issue.message;
  return issue.code === 'custom' && typeof issue.params?.fault === 'string' ? issue.params.fault : issue.code;
}

/**
 * Reads the call's input by the contract: the body of a POST, the query of a GET and an upload, with the path's parameters.
 * @returns a function, so that the guard answers before the validation does
 * @throws DomainError invalid_request with the fields that are wrong
 */
export function readInput(endpoint: Endpoint, request: FastifyRequest): () => unknown {
  return () => {
    const isQuery = request.method === 'GET' || endpoint.kind === 'upload';
    const body = isQuery ? request.query : (request.body ?? {});
    if (!isRecord(body)) throw new DomainError('invalid_request', 'The body must be an object.');
    const params = isRecord(request.params) ? request.params : {};
    const parsed = endpoint.request.safeParse({ ...body, ...params });
    if (parsed.success) return parsed.data;
    // The first fault of a field counts.
    const fields = Object.fromEntries(
      parsed.error.issues.toReversed().map((issue) => [issue.path.join('.') || 'body', faultOf(issue)]),
    );
    throw new DomainError('invalid_request', 'The request does not fit the contract.', fields);
  };
}
