import { type ReactNode, useMemo, useRef, useState } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { formatEuro } from '@/lib/money';
import { adminPriceListUrl, adminProductUrl } from '@/lib/urls/admin-urls';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Button } from '../ui/button';
import { GridBar } from './grid/grid-bar';
import { PriceCell } from './grid/price-cell';
import { PriceDrafts } from './grid/price-drafts';
import type { ListedPrice } from './price-list';
import { TiersDialog } from './tiers-dialog';

const tierTexts = ({ tiers }: ListedPrice): string =>
  tiers
    .map(({ quantity, price }) =>
      quantity === 1 ? formatEuro(price) : words.from(dutchNumber(quantity), formatEuro(price)),
    )
    .join(', ') || words.noPrice;

const definition = (
  priceListId: number,
  cell: (price: ListedPrice) => ReactNode,
): ListDefinition<'priceDesk.prices'> => ({
  call: 'priceDesk.prices',
  file: 'priceDesk.pricesFile',
  fixed: { priceListID: priceListId },
  address: adminPriceListUrl(priceListId),
  caption: words.pricesCaption,
  sort: 'article',
  keyOf: ({ productUnitId }) => productUnitId,
  nameOf: ({ name, unit }) => `${name}, ${unit}`,
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.noUnits, text: words.noUnitsText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'toon', label: words.state, all: words.allStates },
      options: (['priced', 'unpriced'] as const).map((value) => ({ value, text: words.states[value] })),
    },
  ],
  columns: [
    {
      key: 'article',
      heading: words.article,
      sort: 'article',
      cell: ({ productId, articleNumber }) => (
        <a href={adminProductUrl(productId)} className="underline underline-offset-4">
          {articleNumber}
        </a>
      ),
    },
    { key: 'name', heading: words.product, sort: 'name', phone: 'line', cell: ({ name }) => name },
    { key: 'unit', heading: words.unit, cell: ({ unit }) => unit },
    {
      key: 'list',
      heading: words.listPrice,
      numeric: true,
      cell: ({ listPrice }) => formatEuro(listPrice),
    },
    {
      key: 'price',
      heading: words.price,
      phone: 'line',
      cell,
    },
  ],
});

interface OpenPriceProps {
  price: ListedPrice;
  onOpen: (price: ListedPrice) => void;
}

const OpenPrice = ({ price, onOpen }: OpenPriceProps) => (
  <button
    type="button"
    onClick={() => onOpen(price)}
    className={`min-h-6 text-left underline underline-offset-4 ${price.tiers.length > 0 ? 'font-semibold' : 'text-ink-soft'}`}
    aria-label={`${tierTexts(price)}. ${words.edit(`${price.name}, ${price.unit}`)}`}
  >
    {tierTexts(price)}
  </button>
);

interface ListPricesProps {
  list: { priceListId: number; name: string };
  canWrite: boolean;
  query: ListQuery;
  onDone: (text: string) => void;
}

/** The units of the site with their prices in one list: changed one by one, or several at once and then by an import. */
export function ListPrices({ list, canWrite, query, onDone }: ListPricesProps) {
  const { priceListId } = list;
  const [opened, setOpened] = useState<ListedPrice>();
  const [version, setVersion] = useState(0);
  const [isGrid, setGrid] = useState(false);
  const [drafts] = useState(() => new PriceDrafts());
  const fields = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () =>
      definition(priceListId, (price) => {
        if (!canWrite) return tierTexts(price);
        if (isGrid) return <PriceCell price={price} drafts={drafts} />;
        return <OpenPrice price={price} onOpen={setOpened} />;
      }),
    [priceListId, canWrite, isGrid, drafts],
  );
  return (
    <>
      {canWrite && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look={isGrid ? 'primary' : 'outline'}
            size="s"
            aria-pressed={isGrid}
            onClick={() => setGrid(!isGrid)}
          >
            {words.grid.on}
          </Button>
          {isGrid && <p className="text-ink-soft text-sm">{words.grid.hint}</p>}
        </div>
      )}
      <div ref={fields} className="contents">
        <AdminList list={shown} query={query} version={version} />
      </div>
      {canWrite && <GridBar {...{ list, drafts, fields }} isOpen={isGrid} />}
      {opened && (
        <TiersDialog
          priceListId={priceListId}
          price={opened}
          onClose={() => setOpened(undefined)}
          onDone={(text) => {
            setOpened(undefined);
            setVersion(version + 1);
            onDone(text);
          }}
        />
      )}
    </>
  );
}
