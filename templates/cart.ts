import { CartPage } from './basis/cart';
import { byTemplate } from './by-template';
import type { CartProps } from './props';

export const cartOf = byTemplate<CartProps>({ basis: CartPage });
