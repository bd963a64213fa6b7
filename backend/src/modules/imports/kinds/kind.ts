import type { ImportOptions, MappedColumn } from '@toonbank/contract';
import type { Database, Tx } from '../../../db/connect.ts';
import type { Import, ImportEntity } from '../../../db/schema/index.ts';
import type { SQL } from '../../../db/sql.ts';

/** Writes the changes of one kind of row. */
export interface Writer {
  entity: ImportEntity;
  /**
   * The present values that changes of an import are about: a relation `(id, now)`, `id` of the change and `now` as `before`
   * and `after` are stored. Of a row that does not exist `now` is null.
   */
  present(row: Import, importId: number): SQL;
  /**
   * Writes the ticked changes of this entity, each where the value is still the one before.
   * @returns the number of changes that were written; fewer than there are: something else has changed
   */
  write(tx: Tx, row: Import): Promise<number>;
}

/** One kind of import: how its lines find their rows, what they change, and how that is written. */
export interface Kind {
  /** Faults of what was chosen, by field: `options.moment` → `value_missing`. */
  check(mapping: readonly MappedColumn[], options: ImportOptions): Record<string, string>;
  /** Compares the import's lines with the shop: notes faults at lines, and adds changes. */
  compare(tx: Tx, row: Import): Promise<void>;
  /** In the order in which they write. */
  writers: readonly Writer[];
  /** A relation `(unit_id)` of the units that ticked changes are about. */
  units(row: Import): SQL;
  /** Adds the changes that take an applied import back, where values alone don't say them. */
  compareUndo?(tx: Tx, row: Import, original: Import): Promise<void>;
  /** Locks the rows that changes are about, before the units and before anything is written. */
  lock?(tx: Tx, row: Import): Promise<void>;
  /** Completes what the writers wrote, in their transaction. */
  finish?(tx: Tx, row: Import): Promise<void>;
  /** Stores what the changes need, before their transaction. It may be done again, and what it stored is harmless alone. */
  prepare?(database: Database, row: Import): Promise<void>;
  /** Written in slices that each lock their products, instead of in one transaction. */
  applySlice?(tx: Tx, row: Import): Promise<number>;
}
