'use client';

import { useId, useState } from 'react';
import { countOf } from '@/locales/nl/product/units';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Select } from '../form/select';
import { AmountText } from '../order-line/amount-text';
import { lineOf } from '../order-line/line-of';
import { toListItem } from '../order-line/to-list-item';
import type { PriceView } from '../shop';
import { Badge, type Tone } from '../ui/badge';
import { Button } from '../ui/button';
import { FixForm } from './fix-form';
import type { PlainLine } from './use-understood';

const tones: Record<PlainLine['sure'], Tone> = {
  certain: 'success',
  likely: 'info',
  choose: 'warning',
  none: 'danger',
};
/** Choices beside the candidates. */
const [NOT_YET, OTHER] = [-1, -2];

interface UnderstoodLineProps {
  line: PlainLine;
  view: PriceView;
  onChoose: (chosen: number | undefined) => void;
  onConfirm: () => void;
  onDrop: () => void;
  /** An article that is not among the candidates. */
  onOther: (code: string) => Promise<void>;
}

/** The buyer's words, the probable product, and the confidence. */
export function UnderstoodLine({ line, view, onChoose, onConfirm, onDrop, onOther }: UnderstoodLineProps) {
  const { text, sure, candidates, chosen, reason, repeatsOrder } = line;
  const id = useId();
  const [searching, setSearching] = useState(sure === 'none' && !reason);
  const [hasty, setHasty] = useState(false);
  const choose = (value: number) => {
    setSearching(value === OTHER);
    setHasty(false);
    onChoose(value < 0 ? undefined : value);
  };
  const options = candidates.map(({ product, times, listed }, value) => ({
    value,
    text: `${product.productName} (${product.productExtCode})${words.had(times, listed)}`,
  }));
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <q id={id} className="font-semibold">
          {text}
        </q>
        <Badge tone={reason ? 'info' : tones[sure]}>{reason ? words.reason[reason] : words.sure[sure]}</Badge>
        {repeatsOrder !== undefined && <span>{words.fromOrder(repeatsOrder)}</span>}
      </p>
      {candidates.length > 0 && (
        <Select
          label={words.articleFor(text)}
          value={searching ? OTHER : (chosen ?? NOT_YET)}
          options={[
            ...(chosen === undefined ? [{ value: NOT_YET, text: words.chooseArticle }] : []),
            ...options,
            { value: OTHER, text: words.other },
          ]}
          onChange={(event) => choose(Number(event.target.value))}
        />
      )}
      {sure === 'none' && <p>{whyNothing(line)}</p>}
      {searching && <FixForm code={sure === 'none' ? text : ''} onFix={onOther} />}
      <Chosen line={line} view={view} />
      <div className="flex flex-wrap gap-2">
        {candidates.length > 0 && !searching && (
          <Button
            size="s"
            look={chosen === undefined ? 'outline' : 'primary'}
            aria-describedby={id}
            aria-disabled={chosen === undefined || undefined}
            onClick={chosen === undefined ? () => setHasty(true) : onConfirm}
          >
            {words.takeLine}
          </Button>
        )}
        <Button size="s" look="quiet" aria-describedby={id} onClick={onDrop}>
          {reason ? words.settled : words.dropLine}
        </Button>
      </div>
      {hasty && (
        <p role="alert" className="text-danger">
          {words.chooseFirst}
        </p>
      )}
    </div>
  );
}

const whyNothing = ({ reason, repeatsOrder }: PlainLine): string => {
  if (reason) return words.nothingFor[reason];
  return repeatsOrder === undefined ? words.notUnderstood : words.noLongerSold;
};

/** The difference from the unit of the text: half a box that does not exist, or another unit. */
const otherUnitText = ({ quantity = 1, unit = '' }: PlainLine): string =>
  Number.isInteger(quantity) ? words.otherUnit(unit) : words.noPart(quantity, unit);

/** The chosen article: quantity, unit, price, and where it differs from the request. */
function Chosen({ line, view }: { line: PlainLine; view: PriceView }) {
  const candidate = line.candidates[line.chosen ?? -1];
  if (!candidate) return null;
  const { product, unitId, quantity, unitFits } = candidate;
  const { unit, price, sum } = lineOf(toListItem(product, unitId, quantity));
  return (
    <p>
      {countOf(quantity, unit?.unitName ?? '')} · {unit?.unitDesc}
      {price !== undefined && (
        <>
          {' · '}
          <AmountText sum={sum} view={view} />
        </>
      )}
      {!unitFits && <span className="block text-warning">{otherUnitText(line)}</span>}
      {product.stock < quantity * (unit?.unitContent ?? 1) && (
        <span className="block text-warning">{words.notEnough}</span>
      )}
      {line.quantity === undefined && <span className="block text-ink-soft">{words.noQuantity}</span>}
    </p>
  );
}
