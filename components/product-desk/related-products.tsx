import { type FormEvent, useId, useState } from 'react';
import { adminProductUrl } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { productUnitWords as words } from '@/locales/nl/admin/shop/product-units';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ChangeOutcome } from '../admin/change-outcome';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { moved } from './moved';
import type { ProductChanges, ShownProduct } from './product';

const FORM = 'related';
const MAX_FOUND = 6;
type Related = ShownProduct['related'][number];

interface RelatedProductsProps extends ProductChanges {
  product: ShownProduct;
  canWrite: boolean;
}

/** The products that the shop shows with this one. */
export function RelatedProducts({ product, canWrite, ...changes }: RelatedProductsProps) {
  const [list, setList] = useState<readonly Related[]>(product.related);
  const idsOf = (rows: readonly Related[]) => rows.map(({ productId }) => productId);
  const isChanged = idsOf(list).join() !== idsOf(product.related).join();
  const add = (one: Related) => {
    if (one.productId !== product.productId && !idsOf(list).includes(one.productId)) setList([...list, one]);
  };
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.related}</h2>
      <p className="text-ink-soft text-sm">{list.length === 0 ? words.noRelated : words.relatedHint}</p>
      {list.length > 0 && (
        <ol className="flex w-full flex-col divide-y divide-line border-line border-y">
          {list.map(({ productId, articleNumber, name }, at) => (
            <li key={productId} className="flex items-center gap-2 py-1">
              <span className="min-w-0 grow">
                <a href={adminProductUrl(productId)} className="underline underline-offset-4">
                  {articleNumber}
                </a>{' '}
                {name}
              </span>
              {canWrite && (
                <span className="flex shrink-0">
                  <IconButton
                    label={words.up(name)}
                    aria-disabled={at === 0}
                    className="aria-disabled:opacity-30"
                    onClick={() => setList(moved(list, at, -1))}
                  >
                    <Icon name="chevron-down" className="rotate-180" />
                  </IconButton>
                  <IconButton
                    label={words.down(name)}
                    aria-disabled={at === list.length - 1}
                    className="aria-disabled:opacity-30"
                    onClick={() => setList(moved(list, at, 1))}
                  >
                    <Icon name="chevron-down" />
                  </IconButton>
                  <IconButton
                    label={words.removeRelated(name)}
                    onClick={() => setList(list.filter((one) => one.productId !== productId))}
                  >
                    <Icon name="close" />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {canWrite && <FindProduct onChoose={add} />}
      {canWrite && isChanged && (
        <Button
          size="s"
          busy={changes.busy === FORM}
          onClick={() =>
            void changes.change(FORM, 'productDesk.setRelated', {
              seen: idsOf(product.related),
              relatedIDs: idsOf(list),
            })
          }
        >
          {words.saveRelated}
        </Button>
      )}
      <ChangeOutcome form={FORM} {...changes} />
    </section>
  );
}

/** Finds products by article number or name, to choose one. */
function FindProduct({ onChoose }: { onChoose: (product: Related) => void }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Related[]>();
  const [fault, setFault] = useState('');
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const outcome = await dispatch(callApi('productDesk.list', { search: typed.trim() }));
    setFault('refusal' in outcome ? adminErrorText(outcome.refusal.code) : '');
    setFound('value' in outcome ? outcome.value.rows.slice(0, MAX_FOUND) : undefined);
  };
  return (
    <form onSubmit={(event) => void search(event)} className="flex w-full flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          id={id}
          label={words.addRelated}
          error={fault}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="outline">
          {words.findRelated}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {found?.length === 0 && <p className="text-sm">{words.nothingFound}</p>}
        {found && found.length > 0 && (
          <ul>
            {found.map((one) => (
              <li key={one.productId}>
                <button
                  type="button"
                  aria-label={words.choose(one.name)}
                  onClick={() => {
                    onChoose(one);
                    setFound(undefined);
                    setTyped('');
                  }}
                  className="min-h-8 py-1 text-left text-sm underline underline-offset-4"
                >
                  {one.articleNumber} {one.name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
