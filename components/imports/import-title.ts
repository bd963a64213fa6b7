import type { ImportKind } from '@toonbank/contract';
import { importKindWords, importWords as words } from '@/locales/nl/admin/imports';

interface Titled {
  kind: ImportKind;
  /** An undo has that of the import that it undoes. */
  filename: string;
  undoOf: number | null;
}

/** `Prijzen · van-dam.csv`; of an undo with what it takes back. */
export function importTitle({ kind, filename, undoOf }: Titled): string {
  const title = words.of(importKindWords[kind].name, filename);
  return undoOf === null ? title : words.undoOf(title);
}
