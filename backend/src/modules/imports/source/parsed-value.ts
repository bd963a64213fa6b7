import type { CellFault } from '@toonbank/contract/imports/formats';

/** Canonical text (`columnFormats`); null for an empty cell. */
export type ParsedValue = { value: string | null } | { fault: CellFault };
