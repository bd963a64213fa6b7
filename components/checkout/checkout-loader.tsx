import type { Order } from '@/api/types';
import { Checkout, type CheckoutProps } from './checkout';

type CheckoutLoaderProps = Omit<CheckoutProps, 'waiting'> & { waiting: Promise<Order[]> };

/** Waits on the server for the unpaid orders. */
export const CheckoutLoader = async ({ waiting, ...rest }: CheckoutLoaderProps) => (
  <Checkout {...rest} waiting={await waiting} />
);
