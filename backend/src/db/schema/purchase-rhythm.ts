import { date, integer, pgTable } from '../sql.ts';
import { siteId } from './types.ts';

/** Products that a customer does not want to be reminded of. */
export const rhythmSnoozes = pgTable('rhythm_snoozes', {
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  productId: integer('product_id').notNull(),
  /** YYYY-MM-DD, the first day on which it is shown again; null: never. */
  until: date('until'),
});
