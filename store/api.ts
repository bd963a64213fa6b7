/** The part of the API client that the store calls. It comes in by `extraArgument`, loaded on first use. */
import type { ProductsRequest } from '@toonbank/contract';
import type { Cart, PaymentOption, ProductList, SentOrder, Session } from './domain';

export interface CartChangeRequest {
  id: number;
  hash: string;
  quantity: number;
  unit?: number;
  options?: { id: number; quantity: 1 }[];
  comment?: string;
}

export interface SendOrderRequest {
  paymentOptions?: { source: PaymentOption['source'] };
  addressID?: number;
}

/** Every call rejects with something that has a `code` (contract, error codes). */
export interface ShopApi {
  auth: {
    login(request: { username: string; password: string }): Promise<Session>;
    logout(): Promise<unknown>;
    authenticate(): Promise<Session>;
    simulate(request: { cid: string; hash: string }): Promise<Session>;
    resetPassword(request: { username: string }): Promise<unknown>;
    changePasswordAfterRecovery(request: {
      username: string;
      recoveryCode: string;
      password: string;
    }): Promise<Session>;
  };
  cart: {
    get(): Promise<Cart>;
    update(request: CartChangeRequest): Promise<{ cart: Cart; item: number }>;
    checkout(): Promise<Cart[]>;
    paymentOptions(): Promise<PaymentOption[]>;
    setCoupon(request: { coupon: string }): Promise<Cart>;
    setOrderRef(request: { ref: string }): Promise<Cart>;
    setOrderComment(request: { comment: string }): Promise<Cart>;
    sendOrder(request: SendOrderRequest, idempotencyKey: string): Promise<SentOrder>;
  };
  products: { list(request: ProductsRequest): Promise<ProductList> };
}

export type LoadApi = () => Promise<ShopApi>;
