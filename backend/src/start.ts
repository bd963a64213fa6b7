import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { connectEmbedded, connectPostgres, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { BackendEnv } from './env.ts';
import { describeRefusedSites } from './http/site-directory.ts';
import { scheduleJobs } from './jobs/run-jobs.ts';
import { explainListenError, INBOUND_MAIL } from './listen-error.ts';
import { outboxTransport } from './mail/outbox.ts';
import { scheduleMail } from './mail/schedule.ts';
import { smtpTransport } from './mail/smtp.ts';
import { refreshSearch } from './modules/catalogue/search/refresh-search.ts';
import { scheduleMasters } from './modules/editing/masters/deliver.ts';
import { schedulePublishing } from './modules/editing/publish-due.ts';
import { importJobs } from './modules/imports/job-handlers.ts';
import { mailTemplates } from './modules/mail-templates.ts';
import { scheduleOverdue } from './modules/payments/overdue.ts';
import { scheduleRelease } from './modules/payments/release-unpaid.ts';
import { installationSecret } from './modules/payments/secret.ts';
import { scheduleRecurring } from './modules/recurring-orders/run-due.ts';
import { scheduleEscalation } from './modules/service-desk/escalate.ts';
import { startReceiver } from './modules/task-mail/inbound/receiver.ts';
import { scheduleTextChecks } from './modules/text-checks/nightly.ts';
import { scheduleVatChecks } from './modules/vat-numbers/ask-due.ts';
import { openVatRegister } from './modules/vat-numbers/open-register.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { readCertificate } from './read-certificate.ts';
import { scheduleUpkeep } from './upkeep.ts';
import type { VatRegister } from './vat-register/vat-register.ts';

/**
 * Length of the kernel's queue of new connections. Node's default of 511 is short: beyond it a client tries again
 * after a second.
 */
const LISTEN_BACKLOG = 4_096;

export interface RunningBackend {
  address: string;
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

/** Loaded only here: a backend without demo data runs without the folder. */
async function fillDemo(database: Database) {
  const { fillIfEmpty } = await import('../../demo/src/fill.ts');
  await fillIfEmpty(database);
}

/** Starts the database, schema, demo data where wanted, then the server. */
export async function startBackend(env: BackendEnv): Promise<RunningBackend> {
  const database: Database = env.databaseUrl
    ? connectPostgres(env.databaseUrl)
    : await connectEmbedded(env.dataDir);
  try {
    await migrate(database);
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
      payments,
      vatRegister,
      refusesShippedTokens: !env.demoData,
      outbox: showsOutbox(env) ? outbox : undefined,
      uploads: join(env.dataDir, 'uploads'),
      sendsMail: env.mail.smtpUrl !== undefined,
    });
    const refused = env.demoData ? undefined : await describeRefusedSites(database, env.siteTokens);
    if (refused) app.log.warn(refused);
    const address = await app
      .listen({ host: env.host, port: env.port, backlog: LISTEN_BACKLOG })
      .catch((error: unknown) => {
        throw explainListenError(error, env);
      });
    const { inbound, from } = env.mail;
    const receiver =
      inbound &&
      (await startReceiver({
        ...{ database, secret: payments.secret, log: app.log },
        inbound: { ...inbound, tls: await readCertificate(inbound.tls) },
        ownAddresses: from ? [from] : [],
      }).catch((error: unknown) => {
        throw explainListenError(error, inbound, INBOUND_MAIL);
      }));
    const stopUpkeep = scheduleUpkeep(database, app.log);
    const { provider } = app.payments;
    tellProvider(provider, app.log);
    tellRegister(vatRegister, app.log);
    const asking = { database, provider, log: app.log };
    const stopRelease = scheduleRelease(asking);
    const stopOverdue = scheduleOverdue(asking);
    const stopRecurring = scheduleRecurring({
      database,
      log: app.log,
      vatRegister,
      offersOnline: provider !== undefined,
    });
    const stopPublishing = schedulePublishing({ database, log: app.log });
    const stopTextChecks = scheduleTextChecks({ database, log: app.log });
    const stopEscalation = scheduleEscalation({ database, log: app.log });
    const stopVatChecks = scheduleVatChecks({ database, vatRegister, log: app.log });
    const stopMasters = scheduleMasters({ database, log: app.log });
    const stopJobs = scheduleJobs({ database, log: app.log }, importJobs);
    const stopMail = scheduleMail({
      database,
      transport: env.mail.smtpUrl ? smtpTransport(env.mail.smtpUrl) : outboxTransport(outbox),
      templates: mailTemplates({
        from: env.mail.from,
        addresses: app.payments.addresses,
        secret: payments.secret,
        inboundDomain: env.mail.inbound?.domain,
      }),
      log: app.log,
    });
    return {
      address,
      async stop() {
        stopUpkeep();
        // Answers first: all other work has its own deadline, and is done again by the next process.
        const rounds = Promise.all([
          stopRelease(),
          stopOverdue(),
          stopRecurring(),
          stopPublishing(),
          stopTextChecks(),
          stopEscalation(),
          stopVatChecks(),
          stopMasters(),
          stopJobs(),
          stopMail(),
          receiver?.stop(),
        ]);
        await app.drain();
        await rounds;
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
