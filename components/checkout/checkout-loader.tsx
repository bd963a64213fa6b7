import type { Order } from '@/api/types';
import { Checkout, type CheckoutProps } from './checkout';

type CheckoutLoaderProps = Omit<CheckoutProps, 'waiting'> & { waiting: Promise<Order[]> };

/** On the server: waits for the orders that are not paid yet. */
export const CheckoutLoader = async ({ waiting, ...rest }: CheckoutLoaderProps) => (
  <Checkout {...rest} waiting={await waiting} />
);
