import type { WasteEntry } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { wastePhotoUrl, wasteThumbUrl } from '@/lib/urls/waste-urls';
import { timesUnit } from '@/locales/nl/product/units';
import { waste, wasteReasonNames } from '@/locales/nl/stock-count/waste';
import { ProductLink } from '../shared/product-link';
import { type Column, Table } from '../ui/table';
import { EntryAction } from './entry-action';

const words = waste.list;

const Photo = ({ id, name }: { id: number; name: string }) => (
  <a href={wastePhotoUrl(id)} target="_blank" rel="noopener" className="mt-1 inline-block">
    {/* biome-ignore lint/performance/noImgElement: a private picture that is ready-made */}
    <img
      src={wasteThumbUrl(id)}
      alt={words.photo(name)}
      width={56}
      height={56}
      loading="lazy"
      className="size-14 rounded-s border border-line object-cover"
    />
  </a>
);

function Product({ productId, productName, productExtCode, note, photoId }: WasteEntry) {
  return (
    <span className="block min-w-0">
      {productId === null ? (
        <span className="font-medium">{productName}</span>
      ) : (
        <ProductLink id={productId}>{productName}</ProductLink>
      )}
      <span className="block text-ink-soft">{productExtCode}</span>
      {note && <span className="block wrap-anywhere">{note}</span>}
      {photoId !== null && <Photo id={photoId} name={productName} />}
    </span>
  );
}

const columns: Column<WasteEntry>[] = [
  { label: words.product, cell: (entry) => <Product {...entry} /> },
  { label: words.quantity, cell: ({ quantity, unitDesc }) => timesUnit(quantity, unitDesc) },
  { label: words.reason, cell: ({ reason }) => wasteReasonNames[reason] },
  {
    label: words.value,
    cell: ({ value, valuedBy }) => (
      <span>
        <strong className="whitespace-nowrap">{formatEuro(value)}</strong>
        <span className="block text-ink-soft text-xs">{words.valuedBy[valuedBy]}</span>
      </span>
    ),
    numeric: true,
  },
  {
    label: words.when,
    cell: ({ wastedAt, wastedBy, wasteId, productName }) => (
      <span className="block">
        {formatDateTime(wastedAt)}
        <span className="block text-ink-soft">{wastedBy}</span>
        <EntryAction
          action="remove"
          entry={wasteId}
          label={words.remove}
          name={words.removeOne(productName)}
        />
      </span>
    ),
  },
];

/** Entries of waste, newest first. */
export const WasteList = ({ entries }: { entries: readonly WasteEntry[] }) => (
  <Table caption={words.title} columns={columns} rows={entries} keyOf={({ wasteId }) => wasteId} />
);
