import type { StorefrontEnv } from '../../lib/env.ts';
import type { Operations as ProcessOperations } from '../../processes/operations-server.ts';
import { openOperationsPort } from '../../processes/worker.ts';
import type { RedisLink } from '../cache/redis/link.ts';
import { listenError } from '../start/fail.ts';
import { createMetrics, type StorefrontMetrics } from './metrics.ts';

export interface Operations extends ProcessOperations {
  watch: StorefrontMetrics['watch'];
}

/**
 * Opens the port for those who run the shop; undefined without OPERATIONS_PORT. The storefront is ready while the API is
 * away too: it has pages in memory and on disk, and says that it is degraded. Redis does not decide it.
 * @throws StartError when the port is taken
 */
export async function openOperations(
  { OPERATIONS_PORT: port, OPERATIONS_HOST: host }: StorefrontEnv,
  isApiUp: () => Promise<boolean>,
  redis?: RedisLink,
): Promise<Operations | undefined> {
  if (port === undefined) return undefined;
  const { registry, watch } = createMetrics(isApiUp, redis);
  const isReady = async () => ((await isApiUp()) ? 'ready' : 'degraded: the API does not answer');
  const server = await openOperationsPort({ port, host }, registry, isReady).catch((error: unknown) => {
    throw listenError(error as NodeJS.ErrnoException, port, 'OPERATIONS_PORT');
  });
  return { ...server, watch };
}
