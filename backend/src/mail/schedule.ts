import type { ScheduledWork } from '../jobs/work-kinds.ts';
import { type Mailer, sendDue } from './send-due.ts';

/**
 * How long the mail that is being sent may take once the process ends. A later one is sent again when its claim has
 * expired.
 */
const LAST_MAIL_MS = 3_000;

/** Sends due mails: at once when they are queued, and looks every five seconds for others. */
export const mailWork = (mailer: Omit<Mailer, 'ending'>): ScheduledWork => ({
  everyMs: 5_000,
  failure: 'sending mail failed',
  lastRoundMs: LAST_MAIL_MS,
  round: (siteIds, ending) => sendDue({ ...mailer, ending }, siteIds),
});
