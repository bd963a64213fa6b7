import { saveFile } from '@/lib/open-document';
import { importSamples } from '@/locales/nl/admin/import-samples';

/** Kinds of imports that have an example sheet. */
export type SampledKind = keyof typeof importSamples;

/** Without it Excel reads UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a sheet with the headings of a kind and some example lines, made in the browser. */
export function saveSample(kind: SampledKind): void {
  const { filename, rows } = importSamples[kind];
  const text = rows.map((cells) => `${cells.join(';')}\r\n`).join('');
  saveFile({ blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv' }), name: filename });
}
