import type { ImportKind } from '@toonbank/contract';
import { saveFile } from '@/lib/open-document';
import { importSamples } from '@/locales/nl/admin/import-samples';
import { importKindWords, importWords as words } from '@/locales/nl/admin/imports';
import { Button } from '../../ui/button';

/** Without it Excel reads UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a sheet with the headings of a kind and two example lines, made in the browser. */
export function SampleFile({ kind }: { kind: ImportKind }) {
  const download = () => {
    const { filename, rows } = importSamples[kind];
    const text = rows.map((cells) => `${cells.join(';')}\r\n`).join('');
    saveFile({ blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv' }), name: filename });
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {words.sampleHint}
      <Button look="quiet" size="s" onClick={download}>
        {words.sample(importKindWords[kind].name)}
      </Button>
    </p>
  );
}
