import { useState } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { formatEuro } from '@/lib/money';
import { adminPriceListUrl, adminProductUrl } from '@/lib/urls/admin-urls';
import { priceDeskWords as words } from '@/locales/nl/admin/shop/price-lists';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
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
  onOpen: ((price: ListedPrice) => void) | undefined,
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
      cell: (price) =>
        onOpen ? (
          <button
            type="button"
            onClick={() => onOpen(price)}
            className={`min-h-6 text-left underline underline-offset-4 ${price.tiers.length > 0 ? 'font-semibold' : 'text-ink-soft'}`}
            aria-label={`${tierTexts(price)}. ${words.edit(`${price.name}, ${price.unit}`)}`}
          >
            {tierTexts(price)}
          </button>
        ) : (
          tierTexts(price)
        ),
    },
  ],
});

interface ListPricesProps {
  priceListId: number;
  canWrite: boolean;
  query: ListQuery;
  onDone: (text: string) => void;
}

/** The units of the site with their prices in one list. */
export function ListPrices({ priceListId, canWrite, query, onDone }: ListPricesProps) {
  const [opened, setOpened] = useState<ListedPrice>();
  const [version, setVersion] = useState(0);
  const [list] = useState(() => definition(priceListId, canWrite ? setOpened : undefined));
  return (
    <>
      <AdminList list={list} query={query} version={version} />
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
