import type { Product } from '@/api/types';
import type { WasteTexts } from '@/lib/forms/waste-form';
import { ORDERS, WASTE } from '@/lib/urls/account-urls';
import { shortageUrl } from '@/lib/urls/task-urls';
import { waste } from '@/locales/nl/stock-count/waste';
import { Field } from '../form/field';
import { TextLink } from '../shared/text-link';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ProductHits, type WasteHit } from './product-hits';
import { ScanProduct } from './scan-product';
import { WasteForm } from './waste-form';

const words = waste.add;

type Choice =
  | { state: 'bought' | 'found'; hits: WasteHit[] }
  | { state: 'gone' }
  | { state: 'chosen'; product: Product; unitId: number | undefined; deliveredIn: string | undefined };

interface WasteStartFormProps {
  choice: Choice;
  search: string;
  typed: Pick<WasteTexts, 'quantity' | 'reason' | 'note'>;
  requestKey: string;
}

/** First the product, by search or scan; then its form. */
export function WasteStartForm({ choice, search, typed, requestKey }: WasteStartFormProps) {
  if (choice.state === 'chosen') return <Chosen {...choice} typed={typed} requestKey={requestKey} />;
  return (
    <>
      <form action={WASTE} method="get" className="mb-5 flex max-w-2xl flex-wrap items-start gap-3">
        <div className="min-w-56 grow basis-0">
          <Field
            id="waste-search"
            name="zoek"
            type="search"
            label={words.search}
            hint={words.hint}
            defaultValue={search}
            maxLength={80}
            autoComplete="off"
          />
        </div>
        <Button type="submit" className="mt-6.5">
          {words.find}
        </Button>
      </form>
      <ScanProduct />
      <Products choice={choice} search={search} />
    </>
  );
}

function Products({ choice, search }: { choice: Exclude<Choice, { state: 'chosen' }>; search: string }) {
  if (choice.state === 'gone') return <Notice tone="warning">{words.gone}</Notice>;
  const { state, hits } = choice;
  if (hits.length > 0)
    return <ProductHits title={state === 'bought' ? words.bought : words.found} hits={hits} />;
  return (
    <p className="text-ink-soft text-sm">{state === 'bought' ? words.nothingBought : words.none(search)}</p>
  );
}

type ChosenProps = Extract<Choice, { state: 'chosen' }> & Omit<WasteStartFormProps, 'choice' | 'search'>;

function Chosen({ product, unitId, deliveredIn, typed, requestKey }: ChosenProps) {
  const units = product.units.map(({ puId, unitDesc }) => ({ value: puId, text: unitDesc }));
  const unit = product.units.find(({ puId, puIsDefault }) => (unitId ? puId === unitId : puIsDefault));
  const initial = { unitID: String(unit?.puId ?? units[0]?.value ?? ''), ...typed };
  return (
    <div className="flex flex-col gap-6">
      <WasteForm
        key={product.productId}
        productId={product.productId}
        name={product.productName}
        articleNumber={product.productExtCode}
        units={units}
        initial={{ ...initial, quantity: typed.quantity || '1' }}
        requestKey={requestKey}
      />
      <div className="max-w-2xl">
        <Notice>
          <strong className="block">{waste.form.damagedTitle}</strong>
          {waste.form.damaged}{' '}
          <TextLink href={deliveredIn ? shortageUrl(deliveredIn) : ORDERS}>
            {deliveredIn ? waste.form.damagedOrder(deliveredIn) : waste.form.damagedOther}
          </TextLink>
        </Notice>
      </div>
    </div>
  );
}
