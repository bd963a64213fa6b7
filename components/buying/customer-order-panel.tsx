import type { CustomerPrices } from '@/store/customer-prices';
import { withCustomerPrice } from './buyable';
import type { ChoiceGroup } from './choice';
import { OrderPanel, type OrderPanelProps } from './order-panel';
import { usePagePrices } from './use-page-prices';

export interface CustomerOrderPanelProps extends Omit<OrderPanelProps, 'pending'> {
  /** Address of the customer's prices of the product and of its options. */
  pricesFrom: string;
}

/** The order panel of a page that is shared by all customers: their own prices and the stock of now follow. */
export function CustomerOrderPanel({ pricesFrom, product, stock, options, view }: CustomerOrderPanelProps) {
  const prices = usePagePrices(pricesFrom);
  const own = prices?.[product.id];
  const left = own?.stock ?? stock;
  return (
    <OrderPanel
      product={{
        ...withCustomerPrice(product, own),
        soldOut: left <= 0 ? true : undefined,
        // The lowest price of the family is for lists.
        from: undefined,
      }}
      stock={left}
      options={pricedOptions(options, prices)}
      view={view}
      pending={prices === undefined}
    />
  );
}

const pricedOptions = (groups: ChoiceGroup[], prices: CustomerPrices | null | undefined): ChoiceGroup[] =>
  groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => withCustomerPrice(choice, prices?.[choice.id])),
  }));
