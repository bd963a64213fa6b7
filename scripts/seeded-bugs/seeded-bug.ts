/** A mistake put in on purpose, and the test file that has to notice it. */
export interface SeededBug {
  file: string;
  /** Code of the file, whole or part of a line. Its first occurrence is replaced. */
  from: string;
  to: string;
  test: string;
}
