import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './db/connect.ts';
import type { Replica } from './db/replica/replica.ts';
import { admission } from './http/admission.ts';
import type { QueueSettings } from './http/connection-queue.ts';
import { drainOnClose } from './http/drain.ts';
import { handleErrors } from './http/error-handler.ts';
import { frameworkErrors } from './http/framework-errors.ts';
import { readiness, registerHealth } from './http/health.ts';
import { describeError } from './http/log-error.ts';
import { publishOpenApi } from './http/openapi.ts';
import { readFrom } from './http/reading/read-replica.ts';
import { registerContract } from './http/register.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { Payments } from './http/services.ts';
import { siteDirectory } from './http/site-directory.ts';
import { limitArrival, UPLOAD_ARRIVAL_MS } from './http/upload/limit-arrival.ts';
import { acceptUploads } from './http/upload/upload-body.ts';
import { registerOutbox } from './mail/outbox-page.ts';
import { VISITOR_SESSIONS_PER_HOUR } from './modules/auth/visitor-sessions.ts';
import { registerDocuments } from './modules/catalogue/document-routes.ts';
import { showView } from './modules/editing/view/show-view.ts';
import { implementations } from './modules/index.ts';
import { registerIntegration } from './modules/integration/call/register.ts';
import { integrationWork } from './modules/integration/work.ts';
import { registerMedia } from './modules/media/serve.ts';
import { openPayments, type PaymentSettings, sandboxSettings } from './modules/payments/payments.ts';
import { registerCertificates } from './modules/suppliers/certificate-routes.ts';
import { demoRegister } from './modules/vat-numbers/demo-register.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Tracing } from './operations/tracing/start-tracing.ts';
import type { VatRegister } from './vat-register/vat-register.ts';

export interface AppOptions {
  database: Database;
  logLevel: string;
  /** Takes each line of the log; default: standard output. */
  logTo?: { write(line: string): void };
  trustedProxy: string[];
  siteTokens: ReadonlyMap<string, string>;
  /** Refuse sites that have the token of the source code; default: serve them. */
  refusesShippedTokens?: boolean;
  /** Default: the sandbox. */
  payments?: PaymentSettings;
  /** Default: the demo register, which answers by the check digits alone. */
  vatRegister?: VatRegister | undefined;
  /** The folder of mails that were not sent; absent: there is none, or its page is closed. */
  outbox?: string | undefined;
  /** Whether a mail server takes the mails; default: they stay in the outbox. */
  sendsMail?: boolean;
  /** Webhooks may go to http and into a private network. Default: false. */
  webhooksInside?: boolean;
  /** Has one folder per site with files for imports; absent: there are none. */
  importFolder?: string | undefined;
  /** Where the operator's backups arrive; absent: not set. */
  backupDir?: string | undefined;
  /** Show `/docs` to every caller; default: only to callers on this machine. */
  docs?: boolean;
  /** Time limits for a request to arrive. */
  arrival?: { headersMs: number; requestMs: number; checkMs: number };
  /** New visitor sessions per address and hour; 0: no limit. Default: 1000. */
  visitorSessionsPerHour?: number | undefined;
  /** The folder of files that are being uploaded; default: one below the system's folder of temporary files. */
  uploads?: string;
  /** How long calls wait for a connection; default: see `admission`. */
  queue?: Partial<QueueSettings>;
  /** Absent: all is read from `database`. */
  replica?: Replica | undefined;
  /** Absent: nothing is measured. */
  metrics?: Metrics | undefined;
  /** Absent: nothing is traced. */
  tracing?: Tracing | undefined;
}

const ARRIVAL = { headersMs: 10_000, requestMs: 20_000, checkMs: 2_000 };

/** The whole backend as one Fastify app; tests inject requests, `main.ts` listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const arrival = options.arrival ?? ARRIVAL;
  const app = Fastify({
    ...frameworkErrors,
    logger: {
      level: options.logLevel,
      ...(options.logTo && { stream: options.logTo }),
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-site-token"]'],
      serializers: { err: describeError },
    },
    genReqId: () => crypto.randomUUID(),
    trustProxy: options.trustedProxy,
    bodyLimit: 1_000_000,
    connectionTimeout: 30_000,
    // Of the slowest upload; other bodies have `arrival.requestMs`.
    requestTimeout: Math.max(UPLOAD_ARRIVAL_MS, arrival.requestMs),
    http: { headersTimeout: arrival.headersMs, connectionsCheckingInterval: arrival.checkMs },
    keepAliveTimeout: 65_000,
    // Requests that still arrive on open connections while the server drains are answered, with `Connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  options.tracing?.watch(app);
  acceptEmptyJson(app);
  acceptUploads(app);
  limitArrival(app, arrival.requestMs);
  handleErrors(app);
  app.decorate('drain', drainOnClose(app));
  addSecurityHeaders(app);
  // Hooks of every call have no promise: each would cost a turn of the event loop's microtasks.
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const { database, forCall, waitingCalls } = admission(options.database, options.queue);
  options.metrics?.watch(app, waitingCalls);
  const settings = options.payments ?? sandboxSettings();
  const payments = openPayments(database, settings);
  app.decorate('payments', payments);
  await publishOpenApi(app, options.docs ?? false);
  await app.register(async (scope) => {
    const directory = siteDirectory(database, options.siteTokens, options.refusesShippedTokens);
    registerHealth(scope, readiness(database));
    const { visitorSessionsPerHour = VISITOR_SESSIONS_PER_HOUR } = options;
    const services = {
      database,
      databaseFor: forCall,
      readingFor: readFrom(options.replica, options.queue),
      directory,
      payments,
      vatRegister: 'vatRegister' in options ? options.vatRegister : demoRegister,
      secret: settings.secret,
      sendsMail: options.sendsMail ?? false,
      webhooksInside: options.webhooksInside ?? false,
      importFolder: options.importFolder,
      backupDir: options.backupDir,
      visitorSessionsPerHour,
      showView: showView(settings.secret),
      uploads: options.uploads ?? join(tmpdir(), `toonbank-uploads-${process.pid}`),
    };
    registerMedia(scope, database);
    registerDocuments(scope, services);
    registerCertificates(scope, services);
    await payments.register(scope);
    if (options.outbox) await scope.register(registerOutbox, { folder: options.outbox });
    registerContract(scope, services, implementations);
    await registerIntegration(scope, services, integrationWork);
  });
  return app;
}

/** A POST may have an empty body (docs/behaviour.md §5.6), and browsers send it with a JSON content type. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parse(request, body as string, done);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The payment provider of this installation. */
    payments: Payments;
    /** Closes without cutting an answer; see `drainOnClose`. */
    drain(): Promise<void>;
  }
}
