import { MAX_FILE_BYTES, MAX_IMPORT_FILES } from '@toonbank/contract/imports/kinds';
import { unzipBytes, type ZipEntry, zipEntries } from '@toonbank/contract/sheets/unzip';
import { SourceFault } from './source-fault.ts';

/** A file of a ZIP. Its name is only a text: nothing is written under it. */
export interface ZipFile {
  /** Its place in the ZIP, from 1. */
  line: number;
  name: string;
  entry: ZipEntry;
}

/** Pictures and PDFs are packed already: one that unpacks to far more is none. */
const MAX_RATIO = 20;
const FLOOR_BYTES = 4_000_000;

/** Folders, and files that systems add by themselves. */
const isNoise = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)|\/$/i.test(name);

/** The files of a ZIP in its order. @throws SourceFault zip_wanted, file_empty, too_many_files */
export async function filesOf(file: Blob): Promise<ZipFile[]> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (start[0] !== 0x50 || start[1] !== 0x4b) throw new SourceFault('zip_wanted');
  const entries = await zipEntries(file);
  if (entries.some(({ name }) => name === '[Content_Types].xml')) throw new SourceFault('zip_wanted');
  const files = entries.flatMap((entry, at) =>
    isNoise(entry.name) ? [] : [{ line: at + 1, name: entry.name, entry }],
  );
  if (files.length === 0) throw new SourceFault('file_empty');
  if (files.length > MAX_IMPORT_FILES) throw new SourceFault('too_many_files');
  return files;
}

/** Bytes that a file may have when it is unpacked. */
export const maxBytesOf = ({ packed }: ZipEntry): number =>
  Math.min(MAX_FILE_BYTES, Math.max(FLOOR_BYTES, packed * MAX_RATIO));

/** The bytes of one file. @throws DamagedZip, and what unpacking throws */
export async function bytesOf(file: Blob, { entry }: ZipFile): Promise<Buffer> {
  return Buffer.concat(await unzipBytes(file, entry, maxBytesOf(entry)));
}
