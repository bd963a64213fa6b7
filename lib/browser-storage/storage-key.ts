import type { StorageName } from './storage-keys';

/** Key of an entry; `part` where one name has several: `toonbank.message.offer`. */
export const storageKey = (name: StorageName, part?: string) =>
  part === undefined ? `toonbank.${name}` : `toonbank.${name}.${part}`;
