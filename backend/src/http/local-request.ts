import type { FastifyRequest } from 'fastify';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this machine, by its own name, through no proxy: another host's name could be DNS
 * rebinding.
 */
export function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const from = socket.remoteAddress ?? '';
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const loopback = /^(::ffff:)?127\.|^::1$/.test(from);
  return loopback && LOCAL_NAMES.has(host) && headers['x-forwarded-for'] === undefined;
}
