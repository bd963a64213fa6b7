import type { ImportRun, ImportSchedule } from '../../../../db/schema/index.ts';
import type { ScheduleContext } from '../services.ts';
import { downloadFile } from './download-file.ts';
import { claimFile } from './folder.ts';
import type { TakenFile } from './taken-file.ts';

/** Copies the file of a run to `path`. @throws RunEnded where there is none to import */
export const takeFile = (
  context: ScheduleContext,
  schedule: ImportSchedule,
  run: ImportRun,
  path: string,
): Promise<TakenFile> =>
  schedule.source === 'address'
    ? downloadFile(context, schedule, run, path)
    : claimFile(context, schedule, run, path);
