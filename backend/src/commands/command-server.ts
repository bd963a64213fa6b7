import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';
import type { BackendEnv } from '../env.ts';
import { newKey, proofOf, writeAccess } from './access-file.ts';
import { carryOut, type Outcome } from './carry-out.ts';
import { findCommand } from './list.ts';

export interface CommandServer {
  address: AddressInfo;
  /** Takes no more commands, and resolves when those under way are done. */
  stop(): Promise<void>;
}

const body = z.object({ command: z.string(), wanted: z.unknown() });

function hasKey({ headers }: IncomingMessage, key: string): boolean {
  const sent = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

const NONCE = /^\/proof\/([0-9a-f-]{36})$/;

/**
 * Takes operators' commands of this machine while the shop runs (ADR 202), on a free port of the loopback address. The file
 * `commands.json` in the data folder has the port and a key that is new at each start.
 * @throws the error of writing the file
 */
export async function startCommandServer(database: Database, env: BackendEnv): Promise<CommandServer> {
  const key = newKey();
  const running = new Set<Promise<unknown>>();

  async function answer(request: IncomingMessage): Promise<[status: number, outcome: Outcome]> {
    if (!hasKey(request, key)) return [401, { error: 'The key is wrong.' }];
    if (request.method !== 'POST') return [405, { error: 'Only POST.' }];
    const { data } = body.safeParse(await json(request).catch(() => undefined));
    const command = data && (await findCommand(data.command));
    // A command that is newer than the shop that runs.
    if (!command)
      return [200, { error: 'The shop that runs does not know this command: start it with this version.' }];
    return [200, await carryOut(command, database, data.wanted, env)];
  }
  const server = createServer((request, response) => {
    const nonce = NONCE.exec(request.url ?? '')?.[1];
    if (request.method === 'GET' && nonce !== undefined) {
      response.writeHead(200, { 'content-type': 'text/plain', connection: 'close' }).end(proofOf(key, nonce));
      return;
    }
    const work = answer(request)
      .then(([status, outcome]) => {
        response
          .writeHead(status, {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            connection: 'close',
          })
          .end(JSON.stringify(outcome));
      })
      .catch(() => response.destroy())
      .finally(() => running.delete(work));
    running.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  try {
    const removeAccess = writeAccess(env, address.port, key);
    return {
      address,
      async stop() {
        removeAccess();
        server.close();
        server.closeIdleConnections();
        await Promise.all(running);
      },
    };
  } catch (error) {
    server.close();
    throw error;
  }
}

/** As `startCommandServer`. On PostgreSQL a data folder that can't be written is logged: commands open the database themselves. */
export async function openCommands(
  database: Database,
  env: BackendEnv,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<CommandServer | undefined> {
  try {
    return await startCommandServer(database, env);
  } catch (err) {
    if (database.embedded) throw err;
    log.warn({ err }, 'operators give their commands to the database: the data folder can not be written');
    return undefined;
  }
}
