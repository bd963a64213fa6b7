'use client';

import { blog as words } from '@/locales/nl/blog';
import { withCustomerPrice } from '../buying/buyable';
import { useCustomerPrices } from '../buying/use-customer-prices';
import { LoginLink } from '../shared/login-link';
import { ResultNotice } from '../shared/result-notice';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { NeedLine } from './need-line';
import { NeedRow } from './need-row';
import { useNeeds } from './use-needs';

interface NeedsProps {
  lines: NeedLine[];
  view: PriceView;
  /** The page is shared by all customers: load the customer's prices. */
  pricesFollow: boolean;
}

/** Ingredients or means of a recipe; those that the shop sells go into the cart together. */
export function Needs({ lines, view, pricesFollow }: NeedsProps) {
  const cards = lines.flatMap(({ card }) => card ?? []);
  const prices = useCustomerPrices(cards, pricesFollow);
  const { choices, count, change, order, isBusy, isOrdered, result } = useNeeds(lines);
  const available = cards.filter(({ soldOut }) => !soldOut).length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      <ul className="needs">
        {lines.map(({ label, note, card, isGone }, at) => {
          const choice = choices[at];
          if (card && choice)
            return (
              <NeedRow
                key={label + note}
                card={withCustomerPrice(card, prices?.[card.id])}
                note={note}
                quantity={choice.quantity}
                isPicked={choice.isPicked}
                view={view}
                pending={pricesFollow && prices === undefined}
                onPick={(isPicked) => change(at, { isPicked })}
                onQuantity={(quantity) => change(at, { quantity, isPicked: true })}
              />
            );
          return (
            <li key={label + note} className="need need-plain">
              <div className="need-text">
                {label}
                {note && <p>{note}</p>}
                {isGone && <small>{words.order.gone}</small>}
              </div>
            </li>
          );
        })}
      </ul>
      {available > 0 && (
        <div className="needs-foot">
          {view === 'hidden' && <LoginLink className="needs-login">{words.order.login}</LoginLink>}
          <Button type="submit" busy={isBusy} disabled={count === 0}>
            <Icon name="cart" />
            {words.order.button(count, available)}
          </Button>
          <ResultNotice result={result} ordered={isOrdered} />
        </div>
      )}
    </form>
  );
}
