import { memo } from 'react';
import { dutchNumber } from '@/lib/dutch-number';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Picture } from '../../../ui/picture';
import type { CountPart } from '../../offline/types';
import { isShared, type PlacedLine, piecesOf } from '../model/lines';
import { quantityText, sharedText } from './people';
import { ProductName } from './product-name';

interface LineRowProps {
  line: PlacedLine;
  /** Undefined: not counted. */
  parts: readonly CountPart[] | undefined;
  device: string;
  isActive: boolean;
  /** Counted by the latest scan. */
  isScanned: boolean;
  /** Typed and not entered. */
  text: string;
  /** What the count before says; only of a counted line. */
  difference: string;
}

/**
 * A line of the place. Its buttons have no handler: the list has one for all (`data-line`, `data-double`), so that a scan
 * renders one row of 500.
 */
function Row({ line, parts, device, isActive, isScanned, text, difference }: LineRowProps) {
  const { product, key } = line;
  const shared = parts !== undefined && isShared(parts);
  return (
    <li
      className="count-line"
      data-state={parts === undefined ? 'open' : shared ? 'shared' : 'counted'}
      data-scanned={isScanned || undefined}
    >
      <button type="button" className="count-open" data-line={key} aria-current={isActive || undefined}>
        <Picture src={product.image} alt="" width={48} height={48} />
        <ProductName product={product} />
        <span className="count-value">
          {parts === undefined ? (
            <span className="count-none">{words.notCounted}</span>
          ) : (
            <>
              <b>{dutchNumber(piecesOf(product, parts))}</b> <span>{product.baseUnit}</span>
            </>
          )}
        </span>
        {parts && <span className="count-detail">{quantityText(product, parts)}</span>}
        {difference !== '' && <span className="count-detail">{difference}</span>}
        {text !== '' && !isActive && <span className="count-typed">{words.typed(text)}</span>}
      </button>
      {shared && (
        <p className="count-shared">
          {sharedText(product, parts, device)}{' '}
          <button type="button" className="btn btn-outline btn-s" data-double={key}>
            {words.double}
          </button>
        </p>
      )}
    </li>
  );
}

const sameParts = (one: LineRowProps['parts'], other: LineRowProps['parts']) =>
  one === other ||
  (one?.length === other?.length &&
    one?.every((part, index) => {
      const now = other?.[index];
      return (
        part.device === now?.device &&
        part.unitId === now.unitId &&
        part.quantity === now.quantity &&
        part.last.countedBy === now.last.countedBy
      );
    }) === true);

/** The parts of all lines are new after each entry, so they are compared by what they say. */
export const LineRow = memo(
  Row,
  (before, after) =>
    before.line.key === after.line.key &&
    before.line.product === after.line.product &&
    before.isActive === after.isActive &&
    before.isScanned === after.isScanned &&
    before.text === after.text &&
    before.difference === after.difference &&
    sameParts(before.parts, after.parts),
);
