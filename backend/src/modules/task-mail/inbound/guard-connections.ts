import type { Socket } from 'node:net';
import type { SMTPServer } from 'smtp-server';
import type { ReceptionLimits } from './reception-limits.ts';

/** Closes connections after their maximum duration, and counts the connections of each address. */
export function guardConnections(
  server: SMTPServer,
  { maxConnectionMs, maxConnectionsPerAddress }: ReceptionLimits,
) {
  const open = new Map<string, number>();
  server.server.prependListener('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? '';
    const connections = (open.get(from) ?? 0) + 1;
    open.set(from, connections);
    const late = setTimeout(() => socket.destroy(), maxConnectionMs);
    late.unref();
    socket.once('close', () => {
      clearTimeout(late);
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
    if (connections > maxConnectionsPerAddress) {
      socket.write('421 Too many connections, try again later\r\n');
      socket.destroySoon();
    }
  });
}
