import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../../db/connect.ts';
import { sites } from '../../../db/schema/index.ts';
import { fairQueue } from '../../media/fair-queue.ts';
import { findLinked } from '../find-linked.ts';
import { readTaskAddress } from '../task-address.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { guardConnections } from './guard-connections.ts';
import { holdMails } from './hold-mails.ts';
import { automaticReason } from './is-automatic.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { DEFAULT_LIMITS, type ReceptionLimits } from './reception-limits.ts';

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

/**
 * Starts the SMTP server that receives answers by mail. A mail is stored before its sender gets the reply 250.
 * @throws when the port is in use
 */
export async function startReceiver(reception: Reception): Promise<RunningReceiver> {
  const { inbound, log } = reception;
  const { tls } = inbound;
  const limits = { ...DEFAULT_LIMITS, ...reception.limits };
  const held = holdMails(limits);
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
