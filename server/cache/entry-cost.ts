/** Bytes of an entry in memory besides its content: its record, the map's slot, the LRU list. */
const ENTRY_OVERHEAD_BYTES = 1024;
const DISK_BLOCK_BYTES = 4096;

/** Bytes of texts in memory: two for each character, as in texts that are not plain Latin. */
export const textBytes = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + 2 * text.length, 0);

/** Bytes of an entry in memory, with its key. `contentBytes` must include its tags and headers. */
export const memoryCost = (key: string, contentBytes: number): number =>
  ENTRY_OVERHEAD_BYTES + textBytes(key) + contentBytes;

/** Bytes of a file on disk: whole blocks, at least one. */
export const diskCost = (fileBytes: number): number =>
  Math.max(1, Math.ceil(fileBytes / DISK_BLOCK_BYTES)) * DISK_BLOCK_BYTES;
