import type { FastifyInstance } from 'fastify';

/** For answers that are data: a browser that opens one executes, loads and frames nothing. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const entries = Object.entries(SECURITY_HEADERS);

/** Sets them on every answer. A route with a page sets a policy of its own, which is kept. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
}
