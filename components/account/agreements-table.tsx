import type { PriceAgreement } from '@/api/types';
import { productUrl } from '@/lib/urls/product-url';
import { accountPageNames, agreements as words } from '@/locales/nl/account/account-pages';
import { PriceReason } from '../price-reason/price-reason';
import { Day } from '../shared/day';
import type { PriceView } from '../shop';
import { Badge } from '../ui/badge';
import { Price } from '../ui/price';
import { SiteLink } from '../ui/site-link';
import { type Column, Table } from '../ui/table';

/** Discount on the list price in whole per cent; a dash when there is none. */
function saving({ price, listPrice }: PriceAgreement): string {
  const percent = listPrice > price ? Math.round((1 - price / listPrice) * 100) : 0;
  return percent > 0 ? `${percent}%` : '–';
}

const columnsIn = (view: PriceView): Column<PriceAgreement>[] => [
  {
    label: words.product,
    cell: ({ unitDesc, product: { productId, productName, slug, productExtCode } }) => (
      <span className="block">
        <SiteLink
          href={productUrl({ id: productId, slug })}
          className="font-medium underline underline-offset-2"
        >
          {productName}
        </SiteLink>
        <span className="block text-ink-soft">
          {productExtCode}, {unitDesc}
        </span>
      </span>
    ),
  },
  {
    label: words.price,
    cell: ({ price, unitId, product: { productId, productName, vat } }) => (
      <span className="whitespace-nowrap">
        <strong>
          <Price euros={price} vat={vat} view={view} />
        </strong>{' '}
        <PriceReason product={{ id: productId, name: productName }} unitId={unitId} view={view} icon />
      </span>
    ),
    numeric: true,
  },
  {
    label: words.listPrice,
    cell: ({ listPrice, product: { vat } }) => <Price euros={listPrice} vat={vat} view={view} />,
    numeric: true,
  },
  { label: words.saving, cell: saving, numeric: true },
  { label: words.from, cell: ({ from }) => <Day date={from} /> },
  { label: words.until, cell: ({ until }) => <Day date={until} /> },
  {
    label: words.state,
    cell: ({ state }) => <Badge tone={words.states[state].tone}>{words.states[state].text}</Badge>,
  },
];

export function AgreementsTable({ agreements, view }: { agreements: PriceAgreement[]; view: PriceView }) {
  return (
    <Table
      caption={accountPageNames.agreements}
      columns={columnsIn(view)}
      rows={agreements}
      keyOf={({ product, unitId, from }) => `${product.productId} ${unitId} ${from}`}
    />
  );
}
