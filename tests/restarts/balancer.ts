import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How often it asks for readiness. Shops wait for `STOP_DELAY_SECONDS` before they stop, which is longer. */
const LOOK_MS = 100;

export interface Member {
  port: number;
  operations: number;
}

export interface Balancer {
  /** The members that are asked now. */
  ready(): readonly Member[];
  close(): Promise<void>;
}

const isReady = ({ operations }: Member) =>
  fetch(`http://localhost:${operations}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.text();
      return answer.status === 200;
    },
    () => false,
  );

/**
 * A balancer as docs/operating.md asks for one: it sends requests to members that say that they are ready, in turn, on
 * connections that it keeps, and asks none twice.
 */
export async function startBalancer(port: number, members: readonly Member[]): Promise<Balancer> {
  let ready: readonly Member[] = [];
  let turn = 0;
  let isOver = false;
  const look = async (member: Member) => {
    const isUp = await isReady(member);
    ready = members.filter((one) => (one === member ? isUp : ready.includes(one)));
  };
  await Promise.all(members.map(look));
  // Each by itself: one that answers late does not keep another, that is leaving, among those that are asked.
  const looking = Promise.all(
    members.map(async (member) => {
      while (!isOver) {
        await wait(LOOK_MS);
        await look(member);
      }
    }),
  );
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const member = ready[turn++ % ready.length];
    const fail = (reason: string) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(reason);
    };
    if (!member) return fail('no member is ready');
    const { method, url: path, headers } = asked;
    const { connection: _, ...sent } = headers;
    const call = request(
      { host: 'localhost', port: member.port, method, path, headers: sent, agent },
      (told) => {
        const { connection: __, 'keep-alive': ___, ...rest } = told.headers;
        answer.writeHead(told.statusCode ?? 502, rest);
        told.pipe(answer);
        told.on('error', () => answer.destroy());
      },
    );
    call.on('error', (error) => fail(error.message));
    asked.pipe(call);
  });
  server.keepAliveTimeout = 60_000;
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    ready: () => ready,
    async close() {
      isOver = true;
      await looking;
      server.closeAllConnections();
      agent.destroy();
      await once(server.close(), 'close');
    },
  };
}
