'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type * as Parts from './customer-parts';

const load = () => import('./customer-parts');
const OrderPanel = lazyPart(() => load().then((module) => module.CustomerOrderPanel));
const Stock = lazyPart(() => load().then((module) => module.CustomerStock));
const Title = lazyPart(() => load().then((module) => module.CustomerTitle));

/** Parts of a customer's product page (`customer-parts.ts`). All of them are one component, so that each page names one. */
type CustomerPartProps =
  | ({ part: 'panel' } & ComponentProps<typeof Parts.CustomerOrderPanel>)
  | ({ part: 'stock' } & ComponentProps<typeof Parts.CustomerStock>)
  | ({ part: 'title' } & ComponentProps<typeof Parts.CustomerTitle>);

export const LazyCustomerPart = (props: CustomerPartProps) => (
  <Suspense fallback={null}>
    {props.part === 'panel' ? (
      <OrderPanel {...props} />
    ) : props.part === 'stock' ? (
      <Stock {...props} />
    ) : (
      <Title {...props} />
    )}
  </Suspense>
);
