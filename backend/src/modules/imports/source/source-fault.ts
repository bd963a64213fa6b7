import type { ImportFailure } from '@toonbank/contract/imports/kinds';

/** A file that can't be read as a sheet, or not any further. */
export class SourceFault extends Error {
  readonly reason: ImportFailure;
  /** Line of the file, where one is to blame. */
  readonly line: number | undefined;

  constructor(reason: ImportFailure, options: ErrorOptions & { line?: number } = {}) {
    super(reason, options);
    this.reason = reason;
    this.line = options.line;
  }
}
