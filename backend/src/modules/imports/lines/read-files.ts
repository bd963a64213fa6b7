import { openAsBlob } from 'node:fs';
import type { LineFault } from '@toonbank/contract';
import { MAX_IMPORT_BYTES } from '@toonbank/contract/imports/kinds';
import { DamagedZip } from '@toonbank/contract/sheets/unzip';
import { DomainError } from '../../../http/errors.ts';
import { isPdf } from '../../catalogue/safety/is-pdf.ts';
import { imageKindOf } from '../../media/image-kind.ts';
import { sha256Of } from '../../media/make-image.ts';
import { checkImage } from '../../media/read-image.ts';
import { SourceFault } from '../source/source-fault.ts';
import { bytesOf, filesOf, maxBytesOf, type ZipFile } from '../source/zip-files.ts';
import type { StoredLine } from './convert-line.ts';

/** All files together: entries of a ZIP may overlap, and each would unpack the same bytes. */
const MAX_TOTAL_BYTES = 3 * MAX_IMPORT_BYTES;
/** Longer names are no one's file names, and would have thousands of beginnings. */
const MAX_NAME = 255;
const PICTURES = ['jpeg', 'png', 'webp'];

/** Signs that may stand between an article number and the rest of the name. */
const SEPARATOR = /[-_ .(]/g;

/** A picture of a product, or a PDF with its safety sheet. */
type FileKind = 'picture' | 'safety_sheet';

/** @throws DomainError of `checkImage` */
async function kindOf(bytes: Buffer): Promise<FileKind | undefined> {
  if (isPdf(bytes)) return 'safety_sheet';
  if (!PICTURES.includes(imageKindOf(bytes) ?? '')) return undefined;
  await checkImage(bytes);
  return 'picture';
}

/** The beginnings of a name that may be an article number: 'A-1-2' may be of 'A-1-2', 'A-1' or 'A'. */
const beginningsOf = (stem: string): string[] => [
  stem,
  ...[...stem.matchAll(SEPARATOR)].map(({ index }) => stem.slice(0, index)).filter((text) => text !== ''),
];

const faults: Readonly<Record<string, LineFault>> = {
  image_too_many_pixels: 'file_over_limit',
  image_damaged: 'file_unreadable',
};

const isOverLimit = (error: unknown) => error instanceof DamagedZip && error.reason === 'large';

function faultOf(error: unknown): LineFault {
  if (error instanceof DomainError) return faults[error.code] ?? 'file_type_unknown';
  return isOverLimit(error) ? 'file_over_limit' : 'file_unreadable';
}

/** Reads one file. @returns its line, and how many bytes it has */
async function readFile(zip: Blob, file: ZipFile): Promise<{ read: StoredLine; size: number }> {
  const { line, entry } = file;
  const name = file.name.slice(0, MAX_NAME);
  const faulty = (code: LineFault): StoredLine => ({
    ...{ line, data: {}, cells: [name] },
    faults: [{ code, field: 'file_name' }],
  });
  if (file.name.length > MAX_NAME) return { read: faulty('file_unreadable'), size: entry.packed };
  try {
    const bytes = await bytesOf(zip, file);
    const kind = await kindOf(bytes);
    const size = bytes.byteLength;
    if (!kind) return { read: faulty('file_type_unknown'), size };
    const stem = (name.split(/[/\\]/).at(-1) ?? '')
      .replace(/\.[^.]*$/, '')
      .trim()
      .toUpperCase();
    const data = { file_name: name, kind, stem, beginnings: beginningsOf(stem), sha: sha256Of(bytes) };
    return { read: { line, data, faults: null, cells: null }, size };
  } catch (error) {
    return { read: faulty(faultOf(error)), size: isOverLimit(error) ? maxBytesOf(entry) : entry.packed };
  }
}

/** The files of a ZIP as lines, each read once and none kept. @throws SourceFault */
export async function* readFiles(path: string): AsyncGenerator<StoredLine> {
  const zip = await openAsBlob(path);
  let total = 0;
  for (const file of await filesOf(zip)) {
    const { read, size } = await readFile(zip, file);
    total += size;
    if (total > MAX_TOTAL_BYTES) throw new SourceFault('file_bomb');
    yield read;
  }
}
