import { useRef, useState } from 'react';
import { importWords as words } from '@/locales/nl/admin/imports';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

const ACCEPTED =
  '.csv,.txt,.tsv,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileDropProps {
  /** A ZIP instead of a sheet. */
  zip?: boolean;

  onFile: (file: File) => void;
  /** More than one file was dropped. */
  onSeveral: () => void;
}

/** Takes one file, by button or by drop. */
export function FileDrop({ zip, onFile, onSeveral }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (files && files.length > 1) onSeveral();
    else if (file) onFile(file);
  };
  return (
    <section
      aria-label={words.file}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={`flex flex-col items-center gap-3 rounded-l border-2 border-dashed px-4 py-10 text-center ${isOver ? 'border-brand bg-surface-alt' : 'border-line'}`}
    >
      <span className="flex size-14 items-center justify-center rounded-full bg-surface-alt text-brand-strong">
        <Icon name="box" className="size-7" />
      </span>
      <p className="hidden font-semibold md:block">{zip ? words.dropZip : words.drop}</p>
      <Button onClick={() => input.current?.click()}>{words.choose}</Button>
      <p className="max-w-prose text-ink-soft text-sm">{zip ? words.zipHint : words.fileHint}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={zip ? '.zip,application/zip' : ACCEPTED}
        aria-label={words.choose}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </section>
  );
}
