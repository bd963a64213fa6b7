'use client';

import { AdminList } from '../admin-list/admin-list';
import type { ListQuery } from '../admin-list/list-state';
import { BulkSteps } from './bulk-steps';
import { orderList } from './order-columns';

interface OrderDeskProps {
  query: ListQuery;
  /** Whether the administrator may move orders. */
  canMove: boolean;
}

/** All orders of the site. */
export const OrderDesk = ({ query, canMove }: OrderDeskProps) => (
  <AdminList
    list={orderList}
    query={query}
    bulk={(rows, onDone) => <BulkSteps orders={rows} canMove={canMove} onDone={onDone} />}
  />
);
