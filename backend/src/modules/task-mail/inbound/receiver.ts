import type { AddressInfo, Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Database } from '../../../db/connect.ts';
import { sites } from '../../../db/schema/index.ts';
import { fairQueue } from '../../media/fair-queue.ts';
import { findLinked } from '../find-linked.ts';
import { readTaskAddress } from '../task-address.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { automaticReason } from './is-automatic.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

/** Maximum size of a mail in bytes, like that of large mail servers. */
const MAX_MAIL_BYTES = 25_000_000;
/** Maximum memory of all mails that are being received. */
const MAX_HELD_BYTES = 150_000_000;
const MAX_CONNECTIONS = 100;
const MAX_CONNECTIONS_PER_ADDRESS = 20;
/** Time without data after which a connection is closed. */
const IDLE_MS = 60_000;
/** Maximum duration of a connection, also of one that keeps sending data. */
const MAX_CONNECTION_MS = 5 * 60_000;
/** Time to finish receiving mails when the process ends. */
const CLOSE_MS = 5_000;

export interface InboundMail {
  port: number;
  host: string;
  /** Domain of the signed addresses. */
  domain: string;
  /** In PEM; absent: no STARTTLS. */
  tls: { key: string; cert: string } | undefined;
}

export interface Reception {
  database: Database;
  /** The installation's secret, which signed the addresses. */
  secret: string;
  inbound: InboundMail;
  /** Senders of the shop's own mails, besides each site's address. */
  ownAddresses?: readonly string[];
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** For tests: shorter times and lower limits. */
  limits?: Partial<ReceptionLimits>;
}

interface ReceptionLimits {
  maxMailBytes: number;
  maxHeldBytes: number;
  maxConnections: number;
  maxConnectionsPerAddress: number;
  idleMs: number;
  maxConnectionMs: number;
}

const DEFAULT_LIMITS: ReceptionLimits = {
  ...{ maxMailBytes: MAX_MAIL_BYTES, maxHeldBytes: MAX_HELD_BYTES, maxConnections: MAX_CONNECTIONS },
  ...{ maxConnectionsPerAddress: MAX_CONNECTIONS_PER_ADDRESS, idleMs: IDLE_MS },
  maxConnectionMs: MAX_CONNECTION_MS,
};

export interface RunningReceiver {
  port: number;
  /** Takes no further connection, and finishes the mails that are being received. */
  stop(): Promise<void>;
}

/** A refusal with its SMTP code: after 4xx the sender's server retries, after 5xx it notifies the sender. */
class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const LATER = new Refusal(451, 'Try again later');
const UNKNOWN = new Refusal(550, 'No such address, or it is no longer valid');
const UNREADABLE = new Refusal(554, 'This message can not be read');

const answerOf: Record<Delivery, Refusal | undefined> = {
  stored: undefined,
  known: undefined,
  gone: UNKNOWN,
  busy: new Refusal(450, 'Too many messages in this hour, try again later'),
};

/** Limits the mails that are parsed concurrently: each needs a thread, and each photo memory. */
const reading = fairQueue({ maxRunning: 2, maxWaiting: 200, maxWaitingPerSite: 100 });

/** The site, the task and the user of an address that is still valid. */
async function openAddress({ database, secret, inbound }: Reception, address: string) {
  const known = await database.asOwner((db) => db.select().from(sites));
  const ids = known.map(({ id }) => id);
  const key = readTaskAddress(secret, inbound.domain, ids, address);
  const site = known.find(({ id }) => id === key?.siteId);
  return key && site && { key, site };
}

async function checkRecipient(reception: Reception, address: string): Promise<void> {
  const opened = await openAddress(reception, address);
  if (!opened) throw UNKNOWN;
  const { site, key } = opened;
  const linked = await reception.database
    .inSite(site.id, (tx) => findLinked(tx, site, key))
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'not_found') return undefined;
      throw error;
    });
  if (!linked || linked.expired) throw UNKNOWN;
}

/** Limits the memory of mails of all connections together. */
function holder({ maxMailBytes, maxHeldBytes }: ReceptionLimits) {
  let held = 0;
  return {
    /** Reads a whole mail; undefined when it is too large, or when the memory limit is reached. */
    async read(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
      let chunks: Buffer[] | undefined = [];
      let own = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (!chunks) continue;
        if (own + chunk.length > maxMailBytes || held + chunk.length > maxHeldBytes) {
          held -= own;
          own = 0;
          chunks = undefined;
          continue;
        }
        own += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
      }
      return chunks && Buffer.concat(chunks);
    },
    free(bytes: Buffer) {
      held -= bytes.length;
    },
  };
}

/** @throws Refusal */
async function receive(reception: Reception, bytes: Buffer, to: string, mailFrom: string): Promise<void> {
  const { database, inbound, log, ownAddresses = [] } = reception;
  const opened = await openAddress(reception, to);
  if (!opened) throw UNKNOWN;
  const { site, key } = opened;
  const subject = { site: site.id, task: key.taskId };
  const outcome = await reading.run(site.id, async () => {
    const mail: ParsedMail = await parseMail(bytes).catch((err: unknown) => {
      log.warn({ ...subject, err }, 'a mail can not be read');
      throw UNREADABLE;
    });
    const reason = automaticReason(site, mail, { mailFrom }, { domain: inbound.domain, ownAddresses });
    if (reason === undefined) return deliverMail(database, site, key, mail);
    log.info({ ...subject, reason }, 'an automatic mail is dropped');
    return undefined;
  });
  if (outcome === undefined) return;
  log.info({ ...subject, outcome }, 'a mail came in');
  const refusal = answerOf[outcome];
  if (refusal) throw refusal;
}

/** Closes connections after their maximum duration, and counts the connections of each address. */
function guardConnections(
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

/**
 * Starts the SMTP server that receives answers by mail. A mail is stored before its sender gets the reply 250.
 * @throws when the port is in use
 */
export async function startReceiver(reception: Reception): Promise<RunningReceiver> {
  const { inbound, log } = reception;
  const { tls } = inbound;
  const limits = { ...DEFAULT_LIMITS, ...reception.limits };
  const held = holder(limits);
  const running = new Set<Promise<void>>();
  /** Calls `done` with the result; an unknown failure becomes a temporary refusal, so that the sender retries. */
  const settle = (work: Promise<void>, done: (error?: Error | null) => void) => {
    const settled = work
      .then(
        () => done(),
        (error: unknown) => {
          if (!(error instanceof Refusal)) log.error({ err: error }, 'receiving mail failed');
          done(error instanceof Refusal ? error : LATER);
        },
      )
      .finally(() => running.delete(settled));
    running.add(settled);
  };
  const server = new SMTPServer({
    ...(tls ?? {}),
    name: inbound.domain,
    banner: 'Toonbank',
    logger: false,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: limits.maxMailBytes,
    rejectOversized: true,
    maxClients: limits.maxConnections,
    // One recipient per mail: an address is for one task and one user. The sender's server sends the others apart.
    maxRecipients: 1,
    socketTimeout: limits.idleMs,
    closeTimeout: CLOSE_MS,
    onRcptTo: ({ address }, _session, done) => settle(checkRecipient(reception, address), done),
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const bytes = await held.read(stream);
        if (!bytes) throw LATER;
        const { mailFrom, rcptTo } = envelope;
        await receive(reception, bytes, rcptTo[0]?.address ?? '', mailFrom ? mailFrom.address : '').finally(
          () => held.free(bytes),
        );
      };
      settle(take(), done);
    },
  });
  // Errors of single connections: the client disconnects, or uses another protocol.
  server.on('error', (err: Error) => log.info({ reason: err.message }, 'a mail connection failed'));
  guardConnections(server, limits);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(inbound.port, inbound.host, () => {
      server.server.removeListener('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      await Promise.all(running);
      // No mail is being received: the remaining connections are idle.
      for (const connection of server.connections) connection.close();
      await closed;
    },
  };
}
