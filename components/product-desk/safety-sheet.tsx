import { useRef, useState } from 'react';
import { productUnitWords as words } from '@/locales/nl/admin/shop/product-units';
import { ChangeOutcome } from '../admin/change-outcome';
import { Button } from '../ui/button';
import type { ProductChanges, ShownProduct } from './product';

const FORM = 'sheet';
/** As the backend takes it. */
const MAX_BYTES = 15_000_000;
const MAX_NAME = 200;
/** How '%PDF-' begins in base64, behind the head of a data URL. */
const PDF_IN_BASE64 = ';base64,JVBERi';

const asBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

interface SafetySheetProps extends ProductChanges {
  product: ShownProduct;
  canWrite: boolean;
}

/** The safety sheet of a product: a PDF that is added, replaced or removed. */
export function SafetySheet({ product: { sheet }, canWrite, ...changes }: SafetySheetProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const save = (next: { filename: string; base64: string } | null) =>
    changes.change(FORM, 'productDesk.setSheet', { seen: sheet, sheet: next });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    if (file.size > MAX_BYTES) return setFault(words.sheetTooLarge);
    const base64 = await asBase64(file).catch(() => '');
    if (!base64.includes(PDF_IN_BASE64)) return setFault(words.sheetFault);
    await save({ filename: file.name.slice(-MAX_NAME), base64 });
  };
  const isBusy = changes.busy === FORM;
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="font-semibold text-lg">{words.sheet}</h2>
      {sheet === null ? (
        <p className="text-ink-soft text-sm">{words.noSheet}</p>
      ) : (
        <a href={sheet} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {words.openSheet}
        </a>
      )}
      {canWrite && (
        <div className="flex flex-wrap gap-3">
          <Button look="outline" size="s" busy={isBusy} onClick={() => input.current?.click()}>
            {sheet === null ? words.addSheet : words.replaceSheet}
          </Button>
          {sheet !== null && (
            <Button look="quiet" size="s" busy={isBusy} onClick={() => void save(null)}>
              {words.removeSheet}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".pdf,application/pdf"
            aria-label={words.sheet}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
      )}
      {fault !== '' && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      <ChangeOutcome form={FORM} {...changes} />
    </section>
  );
}
