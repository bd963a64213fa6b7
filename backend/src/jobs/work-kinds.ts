/** Kinds of work without a request. All but `upkeep` are named by the database's function `due_work`. */
export const workKinds = [
  'mail',
  'job',
  'publication',
  'recurring_order',
  'unpaid_order',
  'silent_payment',
  'missed_promise',
  'master_text',
  'text_check',
  'vat_check',
  'webhook',
  'import_schedule',
  'upkeep',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** One kind of work, and how often the database is asked for it. */
export interface ScheduledWork {
  everyMs: number;
  /** Also at the start of the process. Default: only after `everyMs`. */
  atOnce?: boolean;
  /** Said in the log when a round fails. */
  failure: string;
  /** Does what is due at these sites. The next round of this kind waits for it. */
  round(siteIds: readonly string[], ending: AbortSignal): Promise<unknown>;
  /** Waits for what its rounds left under way, once the process ends. */
  finish?(): Promise<void>;
  /** How long a round, and what it left, may go on once the process ends. Default: as long as it takes. */
  lastRoundMs?: number;
}
