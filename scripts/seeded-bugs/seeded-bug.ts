/** A deliberate bug, and the test file that must notice it. */
export interface SeededBug {
  file: string;
  /** Code that the file contains exactly once. */
  from: string;
  to: string;
  test: string;
}
