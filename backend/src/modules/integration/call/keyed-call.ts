import type { Database } from '../../../db/connect.ts';
import type { Site } from '../../../db/schema/index.ts';
import type { CallingKey } from './find-key.ts';

/** A call whose key is known. */
export interface KeyedCall {
  /** Its first transaction is the key's. */
  database: Database;
  site: Site;
  key: CallingKey;
  startedAt: number;
  /** Of a failure; empty: none. */
  code: string;
  lines: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call of the integration API, once its key is known. */
    integration: KeyedCall | null;
  }
}
