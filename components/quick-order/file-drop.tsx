'use client';

import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { QUICK_ORDER } from '@/lib/urls/page-urls';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { buttonClass } from '../ui/button';

interface FileDropProps {
  busy: boolean;
  onFile: (file: File) => Promise<void>;
}

/**
 * Chooses a file by button or by drop. The browser's own field is hidden behind the button, because its text
 * is in the browser's language.
 */
export function FileDrop({ busy, onFile }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) await onFile(file);
    // Allows choosing the same file again after it was corrected.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void onFile(file);
  };
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the other */}
      <div
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="flex flex-col items-center gap-3 rounded-m border-2 border-line border-dashed px-4 py-8 text-center text-sm data-over:border-brand data-over:bg-surface-alt"
      >
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.xlsx,.xml,text/csv,text/xml"
          aria-describedby={`${id}-hint`}
          disabled={busy}
          onChange={choose}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'outline',
            'm',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
          )}
        >
          {words.file}
        </label>
        <p>{words.drop}</p>
        <p id={`${id}-hint`} className="text-ink-soft">
          {words.fileHint}
        </p>
      </div>
      <p className="text-sm">
        {words.samples}{' '}
        <a href={`${QUICK_ORDER}/voorbeeld.xlsx`} download className="underline underline-offset-2">
          {words.sampleExcel}
        </a>{' '}
        {words.or}{' '}
        <a href={`${QUICK_ORDER}/voorbeeld.csv`} download className="underline underline-offset-2">
          {words.sampleCsv}
        </a>
      </p>
    </div>
  );
}
