import type { JobContext } from '../../../jobs/run-jobs.ts';
import type { OutboundCall } from '../../../lib/outbound/call-address.ts';

/** The facts of the installation that scheduled imports need. */
export interface ScheduleServices {
  /** Opens what schedules store sealed. */
  secret: string;
  /** Also http and addresses inside a private network: for tests and development. */
  allowsInside: boolean;
  /** Has one folder per site, named by its id; absent: there are no folders. */
  importFolder: string | undefined;
  /** Of a whole download. */
  timeoutMs?: number;
  resolve?: OutboundCall['resolve'];
}

export interface ScheduleContext extends JobContext, ScheduleServices {}
