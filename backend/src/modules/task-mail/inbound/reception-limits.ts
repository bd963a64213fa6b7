/** Maximum size of a mail in bytes, like that of large mail servers. */
const MAX_MAIL_BYTES = 25_000_000;
/** Maximum memory of all mails that are being received. */
const MAX_HELD_BYTES = 150_000_000;
const MAX_CONNECTIONS = 100;
const MAX_CONNECTIONS_PER_ADDRESS = 20;
/** Time without data after which a connection is closed. */
const IDLE_MS = 60_000;
/** Maximum duration of a connection, also of one that keeps sending data. */
const MAX_CONNECTION_MS = 5 * 60_000;

/** Limits of the receiver; tests lower them. */
export interface ReceptionLimits {
  maxMailBytes: number;
  maxHeldBytes: number;
  maxConnections: number;
  maxConnectionsPerAddress: number;
  idleMs: number;
  maxConnectionMs: number;
}

export const DEFAULT_LIMITS: ReceptionLimits = {
  ...{ maxMailBytes: MAX_MAIL_BYTES, maxHeldBytes: MAX_HELD_BYTES, maxConnections: MAX_CONNECTIONS },
  ...{ maxConnectionsPerAddress: MAX_CONNECTIONS_PER_ADDRESS, idleMs: IDLE_MS },
  maxConnectionMs: MAX_CONNECTION_MS,
};
