import type { RefusedLine } from '@/api/types';
import { activeTier } from '@/lib/catalogue/tiers';
import { buying } from '@/locales/nl/product/buying';
import { proposal as words } from '@/locales/nl/stock-count/pages';
import { Stepper } from '../../form/stepper';
import { LineProblem } from '../../order-line/line-problem';
import { SelectableArticle } from '../../order-line/selectable-article';
import type { PriceView } from '../../shop';
import { Price } from '../../ui/price';
import type { ProposalLine } from './lines';

interface ProposalRowProps {
  line: ProposalLine;
  view: PriceView;
  quantity: number;
  onQuantity: (quantity: number) => void;
  refused: RefusedLine | undefined;
  onTake: (quantity: number) => void;
}

/** One proposed product: its stock, what comes already, and the quantity to order. */
export function ProposalRow({ line, view, quantity, onQuantity, refused, onTake }: ProposalRowProps) {
  const { product, available, unitId, counted, minimum, maximum, arrived, underWay, asked } = line;
  const { productId: id, slug, productName: name, image, productExtCode } = product;
  const unit = product.units.find(({ puId }) => puId === unitId) ?? product.units[0];
  const price =
    unit && (activeTier(unit.pricetable ?? [], quantity, unit.unitContent)?.price ?? unit.calcprice);
  const coming = [
    arrived !== 0 && words.arrived(arrived),
    underWay > 0 && words.underWay(underWay),
    asked > 0 && words.asked(asked),
  ].filter((text) => text !== false);
  return (
    <tr>
      <td data-label={words.article}>
        <SelectableArticle product={{ id, slug, name, image }}>
          <span className="block text-ink-soft">{productExtCode}</span>
          {!available && <span className="block text-danger">{words.gone}</span>}
          {refused && <LineProblem line={refused} unit={unit?.unitName} onTake={onTake} />}
        </SelectableArticle>
      </td>
      <td data-label={words.stock}>
        <span className="block">
          {words.counted(counted)}
          <span className="block text-ink-soft">{words.range(minimum, maximum)}</span>
        </span>
      </td>
      <td data-label={words.coming}>
        <span className="block">
          {coming.length === 0
            ? words.nothingComing
            : coming.map((text) => (
                <span key={text} className="block">
                  {text}
                </span>
              ))}
        </span>
      </td>
      <td data-label={words.quantity}>
        {available && (
          <span className="grid justify-items-end md:justify-items-start">
            <Stepper
              value={quantity}
              onChange={onQuantity}
              name={name}
              step={unit?.puIsDefault ? product.step : 1}
            />
            <span className="mt-1 text-ink-soft">{unit?.unitDesc}</span>
          </span>
        )}
      </td>
      <td data-label={words.price} className="numeric">
        {price !== undefined && unit && (
          <span className="block">
            <strong>
              <Price euros={price} vat={product.vat} view={view} />
            </strong>{' '}
            <span className="text-ink-soft">{buying.per(unit.unitName)}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
