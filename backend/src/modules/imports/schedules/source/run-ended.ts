import type { RunFault, RunResult, WaitReason } from '@toonbank/contract';

/** The end of a run, with what is noted of it. */
export interface RunEnding {
  result: Exclude<RunResult, 'running'>;
  reasons?: WaitReason[];
  fault?: RunFault;
  /** Status of an answer that is no file. */
  status?: number;
  lines?: number;
  changes?: number;
  removals?: number;
  faulty?: number;
}

/** A run that ends before its file is compared. */
export class RunEnded extends Error {
  readonly ending: RunEnding;

  constructor(ending: RunEnding) {
    super(ending.fault ?? ending.result);
    this.ending = ending;
  }
}

export const failedRun = (fault: RunFault, status?: number): RunEnded =>
  new RunEnded({ result: 'failed', fault, ...(status !== undefined && { status }) });
