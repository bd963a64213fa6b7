import type { FirstStep } from '@toonbank/contract';

/** A step that opens a new shop. */
export interface StepState {
  step: FirstStep;
  done: boolean;
  /** Of a step that is done the number of what is there, else of what is missing; 0 where that has no number. */
  count: number;
}
