/** The storefront's environment, read and checked once at start. Server only: never import it in the browser. */
import { optionalText, proxyList, type RawEnv, webAddress, wholeNumber, yesOrNo } from './env-readers.ts';
import { MAINTENANCE_FORM } from './maintenance.ts';

export type StorefrontEnv = {
  PORT: number;
  /** Base of the customer API, without `/v1` and without a slash at the end. */
  API_URL: string;
  /** Base of the admin API, which has no `/v1`. */
  ADMIN_API_URL: string;
  /** Fixes this process to one site, whatever the request's host. */
  SITE_TOKEN: string | undefined;
  /** Serve the demo site on localhost. */
  DEMO_SITE: boolean;
  /** Folder for pages that survive a restart. */
  PAGE_CACHE_DIR: string;
  /** Memory for finished pages, in megabytes; 0 turns it off. */
  PAGE_CACHE_MB: number;
  /** Disk space for finished pages, in megabytes. */
  PAGE_CACHE_DISK_MB: number;
  /** Memory for the API's answers, in megabytes. */
  DATA_CACHE_MB: number;
  /** Disk space for the API's answers, in megabytes. */
  DATA_CACHE_DISK_MB: number;
  /** Addresses or ranges of proxies whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXY: string[];
  /** Time limit of a call to the API. */
  API_TIMEOUT_MS: number;
  /** The sites that are closed for maintenance (lib/maintenance.ts). */
  MAINTENANCE: string | undefined;
};

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
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const apiUrl = webAddress(raw, 'API_URL', 'http://localhost:4000', report);
  const env: StorefrontEnv = {
    PORT: wholeNumber(raw, 'PORT', { fallback: 3000, least: 1, most: 65_535 }, report),
    API_URL: apiUrl,
    ADMIN_API_URL: webAddress(raw, 'ADMIN_API_URL', `${apiUrl}/admin`, report),
    SITE_TOKEN: optionalText(raw, 'SITE_TOKEN', /^[\x21-\x7e]{1,200}$/, report),
    DEMO_SITE: yesOrNo(raw, 'DEMO_SITE', report),
    PAGE_CACHE_DIR: optionalText(raw, 'PAGE_CACHE_DIR', /^[^\0]+$/, report) ?? '.data/page-cache',
    PAGE_CACHE_MB: wholeNumber(raw, 'PAGE_CACHE_MB', { fallback: 192, least: 0, most: 65_536 }, report),
    PAGE_CACHE_DISK_MB: wholeNumber(
      raw,
      'PAGE_CACHE_DISK_MB',
      { fallback: 4096, least: 1, most: 1_048_576 },
      report,
    ),
    DATA_CACHE_MB: wholeNumber(raw, 'DATA_CACHE_MB', { fallback: 64, least: 0, most: 65_536 }, report),
    DATA_CACHE_DISK_MB: wholeNumber(
      raw,
      'DATA_CACHE_DISK_MB',
      { fallback: 1024, least: 1, most: 1_048_576 },
      report,
    ),
    TRUSTED_PROXY: proxyList(raw, 'TRUSTED_PROXY', report),
    API_TIMEOUT_MS: wholeNumber(
      raw,
      'API_TIMEOUT_MS',
      { fallback: 10_000, least: 100, most: 120_000 },
      report,
    ),
    MAINTENANCE: optionalText(raw, 'MAINTENANCE', MAINTENANCE_FORM, report),
  };
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}
