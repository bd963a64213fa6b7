'use client';

import { useState } from 'react';
import { proposal as words } from '@/locales/nl/stock-count/pages';
import { useOrderLines } from '../../purchase-rhythm/use-order-lines';
import { ResultNotice } from '../../shared/result-notice';
import type { PriceView } from '../../shop';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ProposalLine, ProposalLines } from './lines';
import { ProposalRow } from './proposal-row';

interface OrderProposalProps {
  lines: ProposalLines;
  view: PriceView;
}

const idOf = ({ product }: ProposalLine) => product.productId;

/** The proposed lines with their quantities, and one button that puts them into the cart. */
export function OrderProposal({ lines, view }: OrderProposalProps) {
  const { busy, result, ordered, refused, order } = useOrderLines();
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({});
  const quantityOf = (line: ProposalLine) => changed[idOf(line)] ?? line.quantity;
  const chosen = lines.filter((line) => line.available && quantityOf(line) > 0);

  const send = async (some: { line: ProposalLine; quantity: number }[]) => {
    const done = await order(
      some.map(({ line, quantity }) => ({ productID: idOf(line), unitID: line.unitId, quantity })),
    );
    if (!done) return;
    // Lines that are in the cart now are not ordered a second time; refused ones keep their quantity.
    setChanged((now) => ({ ...now, ...Object.fromEntries(done.added.map((id) => [id, 0])) }));
  };

  return (
    <>
      <ResultNotice result={result} ordered={ordered} />
      <table className="table">
        <caption className="sr-only">{words.article}</caption>
        <thead>
          <tr>
            <th scope="col">{words.article}</th>
            <th scope="col">{words.stock}</th>
            <th scope="col">{words.coming}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col" className="numeric">
              {words.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ProposalRow
              key={idOf(line)}
              {...{ line, view }}
              quantity={quantityOf(line)}
              onQuantity={(quantity) => setChanged({ ...changed, [idOf(line)]: quantity })}
              refused={refused[idOf(line)]}
              onTake={(quantity) => send([{ line, quantity }])}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        {chosen.length === 0 ? (
          <p className="text-ink-soft text-sm">{words.nothingChosen}</p>
        ) : (
          <Button
            busy={busy}
            onClick={() => send(chosen.map((line) => ({ line, quantity: quantityOf(line) })))}
          >
            <Icon name="cart" />
            {words.toCart(chosen.length)}
          </Button>
        )}
      </div>
    </>
  );
}
