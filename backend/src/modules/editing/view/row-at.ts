import type { ContentFields } from '../../../db/schema/index.ts';
import type { Target } from '../stored-kinds.ts';

/** A row as it is shown at a moment. */
export interface RowAt extends Target {
  version: number;
  fields: ContentFields;
}

/** Rows are written in one order, so that two views never wait for each other. */
export const inOrder = (rows: Target[]) =>
  rows.sort((one, other) => one.kind.localeCompare(other.kind) || one.id - other.id);
