import { CartPage } from '@/components/cart/cart-page';
import type { CartProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const cartOf = byTemplate<CartProps>({ basis: CartPage });
