import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { OperationsSettings } from '../../processes/operations-server.ts';
import { addresses, count, flag, port } from './env-fields.ts';
import { type ObjectSettings, objectSettings, objectVariables } from './objects/settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'write it like postgres://user:password@host:5432/name',
});

const schema = z.object({
  API_PORT: port.default(4000),
  API_HOST: z.string().min(1).default('localhost'),
  API_WORKERS: count.refine((value) => value >= 1 && value <= 64, 'it must be from 1 to 64').default(1),
  API_DOCS: flag.default(false),
  API_OPERATIONS_PORT: port.optional(),
  OPERATIONS_HOST: z.string().min(1).default('localhost'),
  STOP_DELAY_SECONDS: count.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: count
    .refine((value) => value >= 1 && value <= 100, 'it must be from 1 to 100')
    .optional(),
  DEMO_DATA: flag.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUSTED_PROXY: addresses.optional(),
  VISITOR_SESSIONS_PER_HOUR: count.optional(),
  WEBHOOKS_INSIDE: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'write it like http://localhost:4318' })
    .optional(),
  IMPORT_FOLDER: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  ...objectVariables,
  PORT: port.default(3000),
  API_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'write it like https://api.example.nl' }).optional(),
  SHOP_URL: z
    .string()
    .regex(/^https?:\/\/[a-z0-9{}.-]+(:\d+)?$/, 'write it like http://{site}.localhost:3000')
    .optional(),
  PAYMENT: z.literal('sandbox', { error: "it can only be 'sandbox'" }).optional(),
  PAYMENT_SECRET: z.string().min(32, 'it must have 32 characters or more').optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w{20,}$/, 'it begins with test_ or live_')
    .optional(),
  VIES_URL: z
    .url({ protocol: /^https?$/, error: 'write it like https://vies.example/check-vat-number' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'write it like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.email('it must be an e-mail address').optional(),
  INBOUND_MAIL_PORT: port.optional(),
  INBOUND_MAIL_HOST: z.string().min(1).default('localhost'),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^(?=.{1,190}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'write it like antwoord.winkel.nl')
    .optional(),
  INBOUND_MAIL_TLS_KEY: z.string().min(1).optional(),
  INBOUND_MAIL_TLS_CERT: z.string().min(1).optional(),
});

export interface BackendEnv {
  port: number;
  host: string;
  /** Show `/docs` to every caller; else only to callers on this machine. */
  docs: boolean;
  /** Processes that share the work behind the ports. */
  workers: number;
  /** The port for those who run the shop; absent: none. */
  operations: OperationsSettings | undefined;
  /** Between saying that it is no longer ready and taking no more requests. */
  stopDelayMs: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A server that follows the one of `databaseUrl`, for reading. */
  replicaUrl: string | undefined;
  /** Number of a process's calls that may work in the database at once, where it is PostgreSQL. */
  databaseConnections: number;
  /** Fill an empty database with the demo shop. By default only the embedded one. */
  demoData: boolean;
  logLevel: string;
  /** Calls, statements and jobs are traced, and sent to OTEL_EXPORTER_OTLP_ENDPOINT. */
  traces: boolean;
  /** Addresses or ranges of proxies, separated by commas, whose X-Forwarded-For is trusted. */
  trustedProxy: string[];
  /** Per address and hour; 0: no limit. Absent: see `countVisitorSession`. */
  visitorSessionsPerHour: number | undefined;
  /** Webhooks and downloads may go to http and into a private network: for tests and development. */
  webhooksInside: boolean;
  /** Has one folder per site, named by its token, with files for scheduled imports; absent: there are none. */
  importFolder: string | undefined;
  /** Where the operator's backups arrive; absent: not set. */
  backupDir: string | undefined;
  /** Where pictures, videos and documents are. */
  objects: ObjectSettings;
  /** Site id → token, where the environment overrides the database (`SITE_TOKEN_DEMO`). */
  siteTokens: ReadonlyMap<string, string>;
  payment: PaymentEnv;
  vat: VatEnv;
  mail: MailEnv;
}

export interface PaymentEnv {
  mollieApiKey: string | undefined;
  /** Payments go to the sandbox, which moves no money. */
  sandbox: boolean;
  /** The address at which browsers and providers reach the backend. */
  publicUrl: string;
  /** The shops' address with `{site}`; absent: each site's first host. */
  shopUrl: string | undefined;
  /** For sites whose hosts are placeholders, when the backend is reached on this machine only; absent: none. */
  trialUrl: string | undefined;
  /** Absent: a secret in the data folder. */
  secret: string | undefined;
}

export interface VatEnv {
  /** Absent: VIES is not asked. */
  viesUrl: string | undefined;
  /** Numbers are checked by their digits alone, in place of VIES. */
  demo: boolean;
}

export interface MailEnv {
  /** Absent: mails go to the outbox folder. */
  smtpUrl: string | undefined;
  /** Absent: each site's own address. */
  from: string | undefined;
  /** Absent: no mail is received. */
  inbound: InboundMailEnv | undefined;
}

export interface InboundMailEnv {
  port: number;
  host: string;
  /** Domain of the addresses that receive answers. */
  domain: string;
  /** Files in PEM; absent: no STARTTLS. */
  tls: { key: string; cert: string } | undefined;
}

export class EnvError extends Error {}

/** True for an address that only browsers on this machine can open, and for an absent one. */
function isThisMachine(address: string | undefined): boolean {
  if (address === undefined) return true;
  const host = URL.parse(address.replaceAll('{site}', 'site'))?.hostname;
  return host !== undefined && /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(host);
}

/** @throws EnvError when one variable of a pair is set without the other */
function inboundOf(value: z.output<typeof schema>): InboundMailEnv | undefined {
  const { INBOUND_MAIL_PORT: port, INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_HOST: host } = value;
  const { INBOUND_MAIL_TLS_KEY: key, INBOUND_MAIL_TLS_CERT: cert } = value;
  if ((port === undefined) !== (domain === undefined))
    throw new EnvError(
      `The variable ${port === undefined ? 'INBOUND_MAIL_PORT' : 'INBOUND_MAIL_DOMAIN'} is wrong: incoming mail needs a port and a domain.`,
    );
  if ((key === undefined) !== (cert === undefined))
    throw new EnvError(
      `The variable ${key === undefined ? 'INBOUND_MAIL_TLS_KEY' : 'INBOUND_MAIL_TLS_CERT'} is wrong: STARTTLS needs a key and a certificate.`,
    );
  if (port === undefined || domain === undefined) return undefined;
  return { port, host, domain, tls: key && cert ? { key, cert } : undefined };
}

/** More of them would only take turns on the cores, and each call would take longer. */
const usualConnections = (workers: number): number =>
  Math.min(10, Math.max(3, Math.ceil((2 * availableParallelism()) / workers)));

/**
 * Checks the environment once, at start.
 * @throws EnvError with one sentence per wrong variable; no value is repeated, because it may be a secret
 */
export function readEnv(env: Record<string, string | undefined>): BackendEnv {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `The variable ${path.join('.')} is wrong: ${message}.`,
    );
    throw new EnvError([...new Set(sentences)].join('\n'));
  }
  const value = parsed.data;
  const demoData = value.DEMO_DATA ?? !value.DATABASE_URL;
  const publicUrl = value.API_PUBLIC_URL ?? `http://localhost:${value.API_PORT}`;
  if (value.MOLLIE_API_KEY && !publicUrl.startsWith('https:'))
    throw new EnvError('The variable API_PUBLIC_URL is wrong: Mollie needs an https address to call.');
  if (value.MOLLIE_API_KEY && value.PAYMENT === 'sandbox')
    throw new EnvError('The variable PAYMENT is wrong: MOLLIE_API_KEY is set too; keep one of the two.');
  if (value.DATABASE_REPLICA_URL && !value.DATABASE_URL)
    throw new EnvError(
      'The variable DATABASE_REPLICA_URL is wrong: the embedded database has no replica; set DATABASE_URL too.',
    );
  if (value.API_WORKERS > 1 && !value.DATABASE_URL)
    throw new EnvError(
      'The variable API_WORKERS is wrong: the embedded database belongs to one process; set DATABASE_URL, or leave API_WORKERS out.',
    );
  const objects = objectSettings(value);
  if ('fault' in objects)
    throw new EnvError(`The variable ${objects.fault.variable} is wrong: ${objects.fault.why}.`);
  const isLocal = [publicUrl, value.SHOP_URL, `http://${value.API_HOST}`].every(isThisMachine);
  const localDemo = demoData && isLocal;
  const localShopUrl = `http://{site}.localhost:${value.PORT}`;
  return {
    port: value.API_PORT,
    host: value.API_HOST,
    workers: value.API_WORKERS,
    docs: value.API_DOCS,
    operations:
      value.API_OPERATIONS_PORT === undefined
        ? undefined
        : { port: value.API_OPERATIONS_PORT, host: value.OPERATIONS_HOST },
    stopDelayMs: (value.STOP_DELAY_SECONDS ?? 0) * 1_000,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    replicaUrl: value.DATABASE_REPLICA_URL,
    databaseConnections: value.DATABASE_CONNECTIONS ?? usualConnections(value.API_WORKERS),
    demoData,
    logLevel: value.LOG_LEVEL,
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    trustedProxy: value.TRUSTED_PROXY ?? ['127.0.0.1', '::1'],
    payment: {
      mollieApiKey: value.MOLLIE_API_KEY,
      sandbox: value.PAYMENT === 'sandbox' || (localDemo && !value.MOLLIE_API_KEY),
      publicUrl,
      // The demo shops' own hosts do not exist.
      shopUrl: value.SHOP_URL ?? (demoData ? localShopUrl : undefined),
      trialUrl: isLocal && !value.SHOP_URL ? localShopUrl : undefined,
      secret: value.PAYMENT_SECRET,
    },
    vat: { viesUrl: value.VIES_URL, demo: demoData && !value.VIES_URL },
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, inbound: inboundOf(value) },
    visitorSessionsPerHour: value.VISITOR_SESSIONS_PER_HOUR,
    webhooksInside: value.WEBHOOKS_INSIDE,
    importFolder: value.IMPORT_FOLDER,
    backupDir: value.BACKUP_DIR,
    objects,
    siteTokens: new Map(
      Object.entries(filled).flatMap(([name, token]) => {
        const site = /^SITE_TOKEN_([A-Z0-9]+)$/.exec(name)?.[1];
        return site && token ? [[site.toLowerCase(), token] as const] : [];
      }),
    ),
  };
}
