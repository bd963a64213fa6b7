import { formatMoment } from '@/lib/dates';
import { dutchNumber } from '@/lib/dutch-number';
import { countDetail as words } from '@/locales/nl/stock-count/pages';
import { type Column, Table } from '../../ui/table';
import type { Count } from './count-facts';

type Part = Count['parts'][number];

const thingOf = ({ place, productId, code }: Part) => JSON.stringify([place, productId, code]);
const keyOf = (part: Part) => JSON.stringify([thingOf(part), part.device, part.unitId]);

/** The entries of each device, per place in the order of the walk. */
export function FoundPerPlace({ count: { parts, lines, units } }: { count: Count }) {
  const names = new Map(lines.map((line) => [line.productId, line.productName]));
  const unitNames = new Map(units.map((unit) => [unit.unitId, unit.unitDesc.replace(/^per /, '')]));
  const devices = Map.groupBy(parts, thingOf);
  const devicesAt = (part: Part) => new Set(devices.get(thingOf(part))?.map(({ device }) => device)).size;
  const columns: Column<Part>[] = [
    {
      label: words.placeColumns.article,
      cell: ({ productId, code }) => (
        <span className="wrap-anywhere">{productId === null ? code : names.get(productId)}</span>
      ),
    },
    {
      label: words.placeColumns.counted,
      cell: (part) => (
        <span className="block">
          {dutchNumber(part.quantity)} × {unitNames.get(part.unitId ?? 0)}
          {devicesAt(part) > 1 && (
            <span className="block font-medium">{words.otherDevices(devicesAt(part))}</span>
          )}
        </span>
      ),
    },
    { label: words.placeColumns.by, cell: ({ countedBy }) => countedBy },
    { label: words.placeColumns.at, cell: ({ countedAt }) => formatMoment(countedAt) },
  ];
  return [...Map.groupBy(parts, ({ place }) => place)].map(([place, ofPlace]) => (
    <section key={place} className="mt-8">
      <h2 className="mb-3 font-semibold text-lg wrap-anywhere">{place || words.noPlace}</h2>
      <Table caption={place || words.noPlace} columns={columns} rows={ofPlace} keyOf={keyOf} />
    </section>
  ));
}
