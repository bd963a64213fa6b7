import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isFirst, openOperationsPort, workerNumber } from '../../processes/worker.ts';
import { buildApp } from './app.ts';
import { openCommands } from './commands/command-server.ts';
import { connectEmbedded, connectPostgres, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { ReplicaState } from './db/replica/look.ts';
import { Replica } from './db/replica/replica.ts';
import type { BackendEnv } from './env.ts';
import { readiness } from './http/health.ts';
import { addressesOf, isOnTrial, shopOrigin } from './http/shop-address.ts';
import { describeRefusedSites, siteStates } from './http/site-directory.ts';
import { explainListenError, INBOUND_MAIL, OPERATIONS } from './listen-error.ts';
import { outboxTransport } from './mail/outbox.ts';
import { smtpTransport } from './mail/smtp.ts';
import { refreshSearch } from './modules/catalogue/search/refresh-search.ts';
import { installationSecret } from './modules/payments/secret.ts';
import { probeObjects } from './modules/stored-files/probe.ts';
import { startReceiver } from './modules/task-mail/inbound/receiver.ts';
import { openVatRegister } from './modules/vat-numbers/open-register.ts';
import { openObjects } from './objects/open-objects.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { readCertificate } from './read-certificate.ts';
import { scheduleAll } from './schedule-all.ts';
import type { VatRegister } from './vat-register/vat-register.ts';

/**
 * Length of the kernel's queue of new connections. Node's default of 511 is short: beyond it a client tries again
 * after a second.
 */
const LISTEN_BACKLOG = 4_096;

export interface RunningBackend {
  address: string;
  /** The ids of the sites that are served. */
  sites: string[];
  /** How long `stop` waits before it takes no more requests. */
  stopDelayMs: number;
  /** Finishes running requests, then releases all resources. */
  stop(): Promise<void>;
}

/** The outbox page is for operators at this machine, where no mail server is set. */
const showsOutbox = ({ mail, payment }: BackendEnv): boolean =>
  !mail.smtpUrl && new URL(payment.publicUrl).hostname === 'localhost';

/** Logs when orders can't be paid online, or only in the sandbox. */
function tellProvider(provider: PaymentProvider | undefined, log: FastifyBaseLogger) {
  if (!provider)
    log.warn(
      'Online payment is off: MOLLIE_API_KEY is not set, and the sandbox needs PAYMENT=sandbox or a demo shop on localhost.',
    );
  else if (provider.name === 'sandbox')
    log.warn('Online payments go to the sandbox: no money moves, and the buyer decides what is paid.');
}

/** Logs when no VAT number can be proven, so that every order has VAT. */
function tellRegister(register: VatRegister | undefined, log: FastifyBaseLogger) {
  if (!register)
    log.warn('VAT numbers are not checked: VIES_URL is not set, so businesses in Belgium pay Dutch VAT.');
}

/** Logs which sites are not served, and whose links lead to this machine only. */
function tellSites(
  { served, refused }: Awaited<ReturnType<typeof siteStates>>,
  { payment }: BackendEnv,
  log: FastifyBaseLogger,
) {
  const fault = describeRefusedSites(refused);
  if (fault) log.warn(fault);
  if (payment.shopUrl || !payment.trialUrl) return;
  for (const site of served.filter(isOnTrial))
    log.warn(
      `Links of ${site.id} lead to ${shopOrigin(site, addressesOf(payment))}, which only this machine reaches: none of its hosts can exist.`,
    );
}

/** Logs when new files can't be stored. The start does not wait for it. */
async function tellObjects({ objects }: Database, log: FastifyBaseLogger) {
  const fault = objects && (await probeObjects(objects));
  if (fault)
    log.warn(`Uploads are refused, and files may be unreadable, until MEDIA_STORE works: ${fault.message}`);
}

/** Loaded only here: a backend without demo data runs without the folder. */
async function fillDemo(database: Database) {
  const { fillIfEmpty } = await import('../../demo/src/fill.ts');
  await fillIfEmpty(database);
}

/** After the migrations: they are looked for on the replica. @throws StoreError for one that can never be used */
async function openReplica(env: BackendEnv, metrics: Metrics | undefined) {
  const { databaseUrl, replicaUrl, databaseConnections: connections } = env;
  if (!databaseUrl || !replicaUrl) return undefined;
  const replica = await Replica.open({ url: replicaUrl, primaryUrl: databaseUrl, connections });
  metrics?.watchReplica(replica);
  return replica;
}

/** A state of the replica that lasts for less is not logged: a replica is late now and then. */
const LASTING_MS = 10_000;

/** Logs changes of the replica's state, at most one each `LASTING_MS`. */
function tellReplica(replica: Replica | undefined, log: FastifyBaseLogger) {
  if (!replica) return;
  let logged: ReplicaState = 'up';
  let isWaiting = false;
  const tell = () => {
    isWaiting = false;
    const { state } = replica;
    if (state === logged) return;
    logged = state;
    if (state === 'up') log.info('reading from the replica');
    else log.warn({ state }, READS_PRIMARY);
  };
  replica.onChange = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(tell, LASTING_MS).unref();
  };
  tell();
}
const READS_PRIMARY = 'the replica is not used: all is read from the primary';

interface Opened {
  database: Database;
  replica: Replica | undefined;
}

/** The part that works less well than usual; undefined when all work. */
function faultOf({ database, replica }: Opened): string | undefined {
  if (database.objects?.isFailing()) return 'files can not be reached';
  return replica && !replica.isUp ? `the replica is ${replica.state}` : undefined;
}

async function openOperations(env: BackendEnv, metrics: Metrics | undefined, opened: Opened) {
  if (!env.operations || !metrics) return undefined;
  const { operations } = env;
  const isReady = readiness(opened.database);
  const describe = () => {
    const fault = faultOf(opened);
    return fault ? `degraded: ${fault}` : 'ready';
  };
  return openOperationsPort(operations, metrics.registry, () => isReady().then(describe)).catch(
    (error: unknown) => {
      throw explainListenError(error, operations, OPERATIONS);
    },
  );
}

/** Jobs don't wait in the queue of the calls. */
const JOB_CONNECTIONS = 4;

/** Starts the database, schema, demo data where wanted, then the server. */
export async function startBackend(env: BackendEnv): Promise<RunningBackend> {
  const tracing = env.traces
    ? (await import('./operations/tracing/start-tracing.ts')).startTracing(env.trustedProxy)
    : undefined;
  const connected: Database = env.databaseUrl
    ? connectPostgres(env.databaseUrl, env.databaseConnections + JOB_CONNECTIONS)
    : await connectEmbedded(env.dataDir);
  const metrics = env.operations && createMetrics(connected);
  const objects = await openObjects(env.objects, (fault) => metrics?.countFault(fault));
  const database: Database = { ...connected, objects };
  let replica: Replica | undefined;
  try {
    await migrate(database);
    replica = await openReplica(env, metrics);
    if (env.demoData) await fillDemo(database);
    await refreshSearch(database);
    const payments = {
      ...env.payment,
      secret: env.payment.secret ?? (await installationSecret(env.dataDir)),
    };
    const vatRegister = openVatRegister(env.vat);
    const outbox = join(env.dataDir, 'outbox');
    const app = await buildApp({
      ...env,
      database,
      // The embedded database has one connection for all.
      ...(env.databaseUrl && { queue: { slots: env.databaseConnections } }),
      replica,
      payments,
      vatRegister,
      refusesShippedTokens: !env.demoData,
      outbox: showsOutbox(env) ? outbox : undefined,
      uploads: join(env.dataDir, 'uploads'),
      sendsMail: env.mail.smtpUrl !== undefined,
      metrics,
      tracing,
    });
    const { served, refused } = await siteStates(database, env.siteTokens, !env.demoData);
    tellSites({ served, refused }, env, app.log);
    const address = await app
      .listen({ host: env.host, port: env.port, backlog: LISTEN_BACKLOG })
      .catch((error: unknown) => {
        throw explainListenError(error, env);
      });
    const operations = await openOperations(env, metrics, { database, replica });
    const { inbound, from } = env.mail;
    // Its limits of connections are counted in the process.
    const receiver =
      isFirst && inbound
        ? await startReceiver({
            ...{ database, secret: payments.secret, log: app.log },
            inbound: { ...inbound, tls: await readCertificate(inbound.tls) },
            ownAddresses: from ? [from] : [],
          }).catch((error: unknown) => {
            throw explainListenError(error, inbound, INBOUND_MAIL);
          })
        : undefined;
    tellReplica(replica, app.log);
    tellProvider(app.payments.provider, app.log);
    tellRegister(vatRegister, app.log);
    void tellObjects(database, app.log);
    const transport = env.mail.smtpUrl ? smtpTransport(env.mail.smtpUrl) : outboxTransport(outbox);
    const stopWork = scheduleAll({ app, database, vatRegister, transport, env, secret: payments.secret });
    // One file in the data folder names one port.
    const commands = isFirst ? await openCommands(database, env, app.log) : undefined;
    // A worker's primary process has waited.
    const stopDelayMs = operations && workerNumber === undefined ? env.stopDelayMs : 0;
    return {
      address,
      sites: served.map(({ id }) => id),
      stopDelayMs,
      async stop() {
        operations?.leave();
        await wait(stopDelayMs);
        // Answers first: all other work has its own deadline, and is done again by the next process.
        const rounds = Promise.all([stopWork(), receiver?.stop(), commands?.stop()]);
        await app.drain();
        await rounds;
        transport.close();
        operations?.close();
        await replica?.close();
        await database.close();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await replica?.close();
    await database.close();
    throw error;
  }
}
