/** What an entry costs in memory beside its content: its record, the map's slot, the list of least recent use. */
const ENTRY_OVERHEAD_BYTES = 1024;
const DISK_BLOCK_BYTES = 4096;

/** Bytes of texts in memory: two for each character, as it is where a text is not plain Latin. */
export const textBytes = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + 2 * text.length, 0);

/** Bytes that an entry takes in memory, with its key. `contentBytes` must count its tags and headers too. */
export const memoryCost = (key: string, contentBytes: number): number =>
  ENTRY_OVERHEAD_BYTES + textBytes(key) + contentBytes;

/** Bytes that a file of this size takes on disk: whole blocks, one at least. */
export const diskCost = (fileBytes: number): number =>
  Math.max(1, Math.ceil(fileBytes / DISK_BLOCK_BYTES)) * DISK_BLOCK_BYTES;
