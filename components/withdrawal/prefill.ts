/** One line of the customer's own order. */
export interface OrderedLine {
  name: string;
  articleNumber: string;
  unit: string;
  quantity: number;
}

/** Stored details of a consumer who withdraws; empty where none are stored. */
export interface WithdrawalPrefill {
  orderNumber: string;
  name: string;
  email: string;
  /** Of the customer's own order with that number. */
  lines: OrderedLine[];
}

/** Outcome of a statement that was sent without JavaScript. `wait`: seconds. */
export type WithdrawalOutcome =
  | { state: 'received' }
  | { state: 'incomplete' | 'unavailable' }
  | { state: 'too_often'; wait: number };
