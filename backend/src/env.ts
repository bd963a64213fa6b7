import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const schema = z.object({
  API_PORT: port.default(4000),
  API_HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO_DATA: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUSTED_PROXY: z.string().optional(),
});

export interface BackendEnv {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Fill an empty database with the demo shop. By default only the embedded one. */
  demoData: boolean;
  logLevel: string;
  /** Addresses or ranges, separated by commas, whose X-Forwarded-For counts. */
  trustedProxy: string[];
  /** Site id → token, where the environment overrides the database (`SITE_TOKEN_DEMO`). */
  siteTokens: ReadonlyMap<string, string>;
}

export class EnvError extends Error {}

/**
 * Check the environment once, at start.
 * @throws EnvError with one sentence that names the variable
 */
export function readEnv(env: Record<string, string | undefined>): BackendEnv {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`The variable ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const value = parsed.data;
  return {
    port: value.API_PORT,
    host: value.API_HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    demoData: value.DEMO_DATA ?? !value.DATABASE_URL,
    logLevel: value.LOG_LEVEL,
    trustedProxy: value.TRUSTED_PROXY?.split(',').map((part) => part.trim()) ?? ['127.0.0.1', '::1'],
    siteTokens: new Map(
      Object.entries(given).flatMap(([name, token]) => {
        const site = /^SITE_TOKEN_([A-Z0-9]+)$/.exec(name)?.[1];
        return site && token ? [[site.toLowerCase(), token] as const] : [];
      }),
    ),
  };
}
