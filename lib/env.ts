/** The storefront's environment, read and checked once at start. Server only: never import it in the browser. */
import { z } from 'zod';
import { proxyList, redisAddress, text, webAddress, wholeNumber, yesOrNo } from './env-fields.ts';
import { MAINTENANCE_FORM } from './maintenance.ts';

const API_URL = 'http://localhost:4000';
const MAX_DISK_MB = 1_048_576;
const MAX_MEMORY_MB = 65_536;

const variables = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000),
    /** Processes that share the work behind the ports: one per core. */
    WORKERS: wholeNumber(1, 64).default(1),
    /** The port for those who run the shop: `/metrics`, `/livez`, `/readyz`. Absent: none. */
    OPERATIONS_PORT: wholeNumber(1, 65_535).optional(),
    OPERATIONS_HOST: text(/^[\w.:-]+$/).default('localhost'),
    /** Between saying that it is no longer ready and taking no more requests; needs OPERATIONS_PORT. */
    STOP_DELAY_SECONDS: wholeNumber(0, 300).default(0),
    /** Base of the customer API, without `/v1` and without a slash at the end. */
    API_URL: webAddress(API_URL).default(API_URL),
    /** Base of the admin API, which has no `/v1`. */
    ADMIN_API_URL: webAddress(`${API_URL}/admin`).optional(),
    /** Fixes this process to one site, whatever the request's host. */
    SITE_TOKEN: text(/^[\x21-\x7e]{1,200}$/).optional(),
    /** Serve the demo site on localhost. */
    DEMO_SITE: yesOrNo.default(false),
    /** Folder for pages that survive a restart. */
    PAGE_CACHE_DIR: text(/^[^\0]+$/).default('.data/page-cache'),
    /** Memory for finished pages, in megabytes; 0 turns it off. */
    PAGE_CACHE_MB: wholeNumber(0, MAX_MEMORY_MB).default(128),
    /** Disk space for finished pages, in megabytes. */
    PAGE_CACHE_DISK_MB: wholeNumber(1, MAX_DISK_MB).default(4096),
    /** Memory for the API's answers, in megabytes. */
    DATA_CACHE_MB: wholeNumber(0, MAX_MEMORY_MB).default(32),
    /** Disk space for the API's answers, in megabytes. */
    DATA_CACHE_DISK_MB: wholeNumber(1, MAX_DISK_MB).default(1024),
    /** Redis or Valkey, for several storefronts of one shop. Absent: each has its own pages. */
    REDIS_URL: redisAddress.optional(),
    /** In front of all names in Redis; shops that share one need different ones. */
    REDIS_PREFIX: text(/^[\w.:-]{1,100}$/).default('toonbank'),
    /** Addresses or ranges of proxies whose X-Forwarded-* headers are trusted. */
    TRUSTED_PROXY: proxyList.default([]),
    /** Where traces are sent (docs/operating.md). Absent: none are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional(),
    /** Time limit of a call to the API. */
    API_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
    /** The sites that are closed for maintenance (lib/maintenance.ts). */
    MAINTENANCE: text(MAINTENANCE_FORM).optional(),
    /** Counting stock works without network (ADR 120); off, the service worker of browsers that have it removes itself. */
    OFFLINE_COUNTING: yesOrNo.default(true),
  })
  .transform(({ ADMIN_API_URL, SITE_TOKEN, MAINTENANCE, REDIS_URL, ...env }) => ({
    ...env,
    REDIS_URL,
    ADMIN_API_URL: ADMIN_API_URL ?? `${env.API_URL}/admin`,
    SITE_TOKEN,
    MAINTENANCE,
  }));

export type RawEnv = Readonly<Record<string, string | undefined>>;
export type StorefrontEnv = z.output<typeof variables>;

/** `message` has one sentence per wrong variable, one per line. */
export class EnvError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/** Reads and checks the variables; an empty one counts as absent. @throws EnvError naming every wrong one */
export function readEnv(raw: RawEnv): StorefrontEnv {
  const present = Object.entries(raw).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const read = variables.safeParse(Object.fromEntries(present));
  if (read.success) return read.data;
  throw new EnvError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
}
