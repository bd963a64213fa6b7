import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';

/** A header that was sent once, with text in it. */
export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * A browser that calls from another page sends that page's origin; no page of the shop has another origin.
 * @throws DomainError cross_origin
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const origin = header(request, 'origin');
  if (origin && URL.parse(origin)?.host !== request.headers.host)
    throw new DomainError('cross_origin', 'Calls that change data must come from the same origin.');
}
