/** A mistake put in on purpose, and the test file that has to notice it. */
export interface SeededBug {
  file: string;
  /** Code that the file contains exactly once. */
  from: string;
  to: string;
  test: string;
}
