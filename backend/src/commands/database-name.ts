import type { BackendEnv } from '../env.ts';

/** For the operator: the data folder, or the address of the database without user, password and options. */
export function databaseName({ databaseUrl, dataDir }: Pick<BackendEnv, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}
