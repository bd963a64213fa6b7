import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopOnSignal } from '../../../backend/src/stop-on-signal.ts';

/** Listens like a server, prints its address, and prints when it ends cleanly. */
const name = process.argv[2];
const say = (line: object) => process.stdout.write(`${JSON.stringify({ name, ...line })}\n`);
const server = createServer().listen(0, 'localhost', () => {
  say({ pid: process.pid, port: (server.address() as AddressInfo).port });
  process.send?.({ ready: true });
});
stopOnSignal(async () => {
  server.close();
  say({ ended: true });
});
