import { importFailures } from '../kinds.ts';

/** Sources of a scheduled import's file: an address, or the site's folder on the operator's machine. */
export const scheduleSources = ['address', 'folder'] as const;
export type ScheduleSource = (typeof scheduleSources)[number];

/** `paused` by an administrator; `off` by itself, after `MAX_SCHEDULE_FAILURES`. */
export const scheduleStates = ['active', 'paused', 'off'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Failures in a row after which a schedule goes off. */
export const MAX_SCHEDULE_FAILURES = 3;
/** Schedules of one site. */
export const MAX_SCHEDULES = 20;
/** Runs are kept for so long. */
export const RUN_DAYS = 90;

/**
 * - `running`.
 * - `applied`: within the limits.
 * - `waiting`: an administrator looks at it, for `reasons`.
 * - `no_changes`: the shop has all of it already.
 * - `same_file`: the file was not read, because it is the one of the last time.
 * - `no_file`: the folder has none.
 * - `failed`: see `fault`.
 */
export const runResults = [
  'running',
  'applied',
  'waiting',
  'no_changes',
  'same_file',
  'no_file',
  'failed',
] as const;
export type RunResult = (typeof runResults)[number];

/** Reasons why an import waits: one of its limits, or a file that is not as the profile knows it. */
export const waitReasons = [
  /** The headings are not those of the profile. */
  'headings',
  /** Most prices differ by the same factor. */
  'ratio',
  'changes',
  'removals',
  'faulty',
  /** Something else has changed the shop meanwhile. */
  'outdated',
  /** The schedule was paused during the run. */
  'paused',
] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Reasons why a run failed; of a file also an `ImportFailure`. */
export const runFaults = [
  /** The address leads into a private network. */
  'refused_address',
  'not_found',
  'timeout',
  'certificate',
  'unreachable',
  /** More than one redirect, or one to an address that may not be called. */
  'redirect',
  /** The answer is no file: see `status`. */
  'status',
  /** The header for access was stored by another installation. */
  'secret',
  /** The maker of the schedule may not import this (any more). */
  'not_allowed',
  'folder_missing',
  /** A link or a special file. */
  'not_a_file',
  /** The import was dropped while it was being read. */
  'dropped',
  ...importFailures,
] as const;
export type RunFault = (typeof runFaults)[number];
