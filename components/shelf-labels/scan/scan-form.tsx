import type { ScannedLabel } from '@/api/types';
import { fields, type ShelfFault } from '@/lib/forms/shelf-form';
import { SHELF_FORM } from '@/lib/urls/form-urls';
import { waitText } from '@/locales/nl/errors';
import { scan as words } from '@/locales/nl/shelf-labels';
import { Notice } from '../../ui/notice';
import { ManyProducts } from './many-products';
import { OneProduct } from './one-product';
import { ScanExtras } from './scan-extras';

export interface ScanFormProps {
  token: string;
  label: ScannedLabel;
  /** Of this form: sent twice it is one request. */
  formKey: string;
  fault?: ShelfFault;
  /** Seconds until it can be sent again; 0 where that is not known. */
  wait?: number;
  /** Values typed before an error. */
  typed: URLSearchParams;
}

/** Form of a label: product and quantity. A plain form: it needs no script. */
export function ScanForm({
  token,
  label: { place, products },
  formKey,
  fault,
  wait = 0,
  typed,
}: ScanFormProps) {
  const [first, ...others] = products;
  const one = others.length === 0 ? first : undefined;
  return (
    <form method="post" action={SHELF_FORM} className="flex flex-col gap-5">
      <input type="hidden" name={fields.token} value={token} />
      <input type="hidden" name={fields.key} value={formKey} />
      {/* Default button for Enter: otherwise Enter would press the first quantity. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div>
        {place !== '' && <p className="scan-place">{place}</p>}
        <h1 className="scan-title">{one ? words.titleOne(one.choices) : words.title}</h1>
        <p className="mt-1 text-ink-soft">{one ? words.lead : words.leadMany}</p>
      </div>
      {fault && (
        <Notice tone="danger" urgent>
          {fault === 'te-vaak' && wait > 0 ? words.tooOften(waitText(wait)) : words.faults[fault]}
        </Notice>
      )}
      {one ? (
        <>
          <OneProduct product={one} typed={typed} />
          <ScanExtras typed={typed} />
        </>
      ) : (
        <ManyProducts products={products} typed={typed}>
          <ScanExtras typed={typed} />
        </ManyProducts>
      )}
    </form>
  );
}
