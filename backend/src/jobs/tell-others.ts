import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { DueWork } from './job-bell.ts';
import { type WorkKind, workKinds } from './work-kinds.ts';

const CHANNEL = 'toonbank_work';
/** Rings of this time are told together. */
const TOGETHER_MS = 50;

interface Others {
  tell(work: DueWork): void;
  stop(): Promise<void>;
}

const isKind = (name: string | undefined): name is WorkKind => workKinds.includes(name as WorkKind);

/**
 * Tells other processes on the same PostgreSQL of due work, and hears them, by NOTIFY. It is told after the commit, in a
 * statement of its own: a NOTIFY within a transaction makes all commits take turns. What is not heard is found by polling.
 */
export function tellOthers(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  hear: (work: DueWork) => void,
): Others {
  const { listen } = database;
  if (!listen) return { tell() {}, stop: async () => {} };
  const me = randomUUID();
  const rung = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    timer = undefined;
    const works = [...rung];
    rung.clear();
    database.pool
      .query('SELECT pg_notify($1, $2 || work) FROM unnest($3::text[]) work', [CHANNEL, `${me} `, works])
      .catch((err: unknown) => log.warn({ err }, 'other processes were not told of due work'));
  };
  const end = listen(CHANNEL, (text) => {
    const [sender, kind, siteId] = text.split(' ');
    if (sender !== me && isKind(kind) && siteId) hear({ kind, siteId });
  });
  return {
    tell({ kind, siteId }) {
      rung.add(`${kind} ${siteId}`);
      timer ??= setTimeout(send, TOGETHER_MS).unref();
    },
    async stop() {
      clearTimeout(timer);
      await end();
    },
  };
}
