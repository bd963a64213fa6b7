import type { CartItem } from '@/api/types';
import { activeTier, nextTier } from '@/lib/catalogue/tiers';
import { tiers as words } from '@/locales/nl/product/tiers';
import { countOf } from '@/locales/nl/product/units';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';
import type { Buyable, BuyableUnit } from './buyable';
import { PieceAmount } from './piece-price';
import { rowCount, type TierRow, tierRows } from './tier-rows';

export interface TierTableProps {
  product: Buyable;
  /** The selected one. */
  unit: BuyableUnit;
  quantity: number;
  /** Line of this unit in the cart; its quantity counts for the tier. */
  line?: CartItem | undefined;
  view: PriceView;
  onChoose: (unitId: number, quantity: number) => void;
}

/**
 * Quantities and units with their prices; clicking a row selects it. Renders nothing when there is one price
 * only.
 */
export function TierTable({ product, unit, quantity, line, view, onChoose }: TierTableProps) {
  const { vat = 0, baseUnit = '', units } = product;
  const rows = tierRows(product, unit, quantity);
  if (rows.length < 2) return null;
  // A price per piece is only useful when a unit holds several pieces.
  const inPieces = units.some(({ content }) => content > 1);
  return (
    <div className="tier-table">
      <table>
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.from}</th>
            <th scope="col">{units.length > 1 ? words.price : words.per(unit.name)}</th>
            {inPieces && <th scope="col">{words.per(baseUnit)}</th>}
            <th scope="col">{words.saving}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.unit.id}/${row.quantity}`} aria-current={row.active || undefined}>
              <th scope="row">
                <Count row={row} baseUnit={baseUnit} onChoose={onChoose} />
              </th>
              <td>
                <Price euros={row.price} vat={vat} view={view} />
              </td>
              {inPieces && (
                <td>
                  <PieceAmount euros={row.piece} vat={vat} view={view} />
                </td>
              )}
              <td>
                {row.saving > 0 ? (
                  words.percent(row.saving)
                ) : (
                  <span className="sr-only">{words.noSaving}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Next {...{ product, unit, quantity, line, view }} />
    </div>
  );
}

interface CountProps {
  row: TierRow;
  baseUnit: string;
  onChoose: TierTableProps['onChoose'];
}

/** The quantity in units, and in base pieces when that number differs. */
function Count({ row, baseUnit, onChoose }: CountProps) {
  return (
    <button type="button" aria-pressed={row.active} onClick={() => onChoose(row.unit.id, row.quantity)}>
      <span className="sr-only">{words.choose}</span> {rowCount(row)}{' '}
      {row.unit.content > 1 && <small>{countOf(row.pieces, baseUnit)}</small>}
    </button>
  );
}

/** Price including the quantity in the cart, and how much is missing for the next tier. */
function Next({ product, unit, quantity, line, view }: Omit<TierTableProps, 'onChoose'>) {
  if (unit.agreement) return null;
  const tiers = unit.tiers ?? [];
  const together = quantity + (line?.quantityOnCart ?? 0);
  const reached = activeTier(tiers, together, unit.content);
  const isLower = reached !== activeTier(tiers, quantity, unit.content);
  const next = nextTier(tiers, together, unit.content);
  const price = (euros: number) => (
    <>
      <Price euros={euros} vat={product.vat ?? 0} view={view} /> {words.per(unit.name).toLowerCase()}.
    </>
  );
  if (!next && !isLower) return null;
  return (
    <p>
      {isLower && reached && (
        <>
          {words.together} {price(reached.price)}{' '}
        </>
      )}
      {next && (
        <>
          {words.missing(countOf(Math.ceil(next.q / unit.content) - together, unit.name))} {price(next.price)}
        </>
      )}
    </p>
  );
}
