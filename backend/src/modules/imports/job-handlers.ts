import type { JobHandlers } from '../../jobs/run-jobs.ts';
import { applyJob } from './apply/apply-import.ts';
import { openJob } from './file/open-import.ts';
import { compareJob } from './preview/compare-import.ts';

/** The steps of an import that are done outside a request. */
export const importJobs = {
  'import.open': openJob,
  'import.compare': compareJob,
  'import.apply': applyJob,
} satisfies JobHandlers;
