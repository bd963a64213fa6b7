import type { Endpoint } from '@toonbank/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Database, Tx } from '../db/connect.ts';
import type { Site } from '../db/schema/index.ts';
import type { VatRegister } from '../vat-register/vat-register.ts';
import type { CheckedJson } from './answer/checked-json.ts';
import type { Payments } from './services.ts';
import type { UploadedFile } from './upload/with-upload.ts';
import type { Viewer } from './viewer.ts';

/** The arguments of every handler, besides its validated input. */
export interface Call {
  viewer: Viewer;
  /** The session id as sent; only for ending or replacing it. */
  sid: string | undefined;
  database: Database;
  /** Resolves when the session is known to have this viewer; see `implementAwaiting`. */
  checked: Promise<void>;
  /** The handler may end its transaction behind its first statements (`commitBehind`), if these only read. */
  atOnce: boolean;
  /** The address that counts for rate limits (IPv6: its /64), behind a trusted proxy the one it names. */
  address: string;
  idempotencyKey: string | undefined;
  /** The payment provider of this installation. */
  payments: Payments;
  /** Undefined: no VAT number can be proven. */
  vatRegister: VatRegister | undefined;
  /** The installation's secret, for signing links. */
  secret: string;
  /** Mails reach their recipients; else they stay in the outbox folder. */
  sendsMail: boolean;
  /** Webhooks may go to http and into a private network: for tests and development. */
  webhooksInside: boolean;
  /** Has one folder per site with files for imports; undefined: there are none. */
  importFolder: string | undefined;
  /** Where the operator's backups arrive; undefined: not set. */
  backupDir: string | undefined;
  /** New visitor sessions per address and hour; 0: no limit. */
  visitorSessionsPerHour: number;
  /** The folder of files that are being uploaded. */
  uploads: string;
  /** True for a site that is served with the token in the source code. */
  hasShippedToken(site: Site): boolean;
  log: FastifyBaseLogger;
}

/** Thrown by a handler that ended its transaction at once, and needs more: it is called again with `atOnce` false. */
export class NotAtOnce extends Error {}

/** A file: opens in a new window under its name. */
export interface Blob {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

type Output<E extends Endpoint> = E['kind'] extends 'blob'
  ? Blob
  : z.input<E['response']> | Blob | CheckedJson;

export interface Implementation {
  endpoint: Endpoint;
  /** `request`: guard and handler share one transaction. `own`: the handler opens transactions itself. */
  transaction: 'request' | 'own';
  /** It changes data, and awaits `checked` before its transaction ends. */
  awaitsCheck?: boolean;
  handle(call: Call & { tx: Tx }, input: unknown): Promise<unknown>;
}

/** A handler whose guard and work share one transaction: if it throws, nothing is stored. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call & { tx: Tx }, input: z.output<E['request']>) => Promise<Output<E>>,
): Implementation {
  return { endpoint, transaction: 'request', handle: handle as Implementation['handle'] };
}

/**
 * As `implement`, for a change that may begin before the session is checked: what it does is in its transaction alone, and
 * it awaits `checked` before it sends what ends the transaction (`commitBehind`).
 */
export const implementAwaiting = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call & { tx: Tx }, input: z.output<E['request']>) => Promise<Output<E>>,
): Implementation => ({ ...implement(endpoint, handle), awaitsCheck: true });

/** For a file: `file.path` has its bytes until the handler ends. The handler opens transactions itself. */
export function implementUpload<E extends Endpoint & { kind: 'upload' }>(
  endpoint: E,
  handle: (call: Call & { file: UploadedFile }, input: z.output<E['request']>) => Promise<Output<E>>,
): Implementation {
  return { endpoint, transaction: 'own', handle: handle as unknown as Implementation['handle'] };
}

/** For work that must not hold a database connection while it computes (passwords), or that commits in steps. */
export function implementDetached<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call, input: z.output<E['request']>) => Promise<Output<E>>,
): Implementation {
  return { endpoint, transaction: 'own', handle: handle as Implementation['handle'] };
}
