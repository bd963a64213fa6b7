/** Domain types: the contract's answers with camelCased keys. Types only, no bytes. */
import type {
  accountDetails,
  branchDetails,
  cart,
  cartItem,
  contentPage,
  invoice,
  newsItem,
  order,
  orderHistory,
  paymentOption,
  productGroupPage,
  reviewData,
  sentOrder,
  WireProduct,
  WireProductDoc,
  WireProductGroup,
  WireProductList,
  WireSession,
  WireSettings,
} from '@toonbank/contract';
import type { z } from 'zod';
import type { Camel } from './camel';

export type ProductDoc = Camel<WireProductDoc>;
export type Product = Camel<WireProduct>;
export type ProductUnit = ProductDoc['units'][number];
export type ProductList = Camel<WireProductList>;
export type FacetCounts = ProductList['facetCounts'];
export type ProductGroup = Camel<WireProductGroup>;
export type GroupPage = Camel<z.infer<typeof productGroupPage>>;
export type Cart = Camel<z.infer<typeof cart>>;
export type CartItem = Camel<z.infer<typeof cartItem>>;
export type CartTotals = NonNullable<Cart['totals']>;
export type PaymentOption = Camel<z.infer<typeof paymentOption>>;
export type SentOrder = Camel<z.infer<typeof sentOrder>>;
export type Session = Camel<WireSession>;
export type BranchDetails = Camel<z.infer<typeof branchDetails>>;
export type Settings = Camel<WireSettings>;
export type AccountDetails = Camel<z.infer<typeof accountDetails>>;
export type Address = NonNullable<AccountDetails['addresses']>[number];
export type OrderHistory = Camel<z.infer<typeof orderHistory>>;
export type Order = Camel<z.infer<typeof order>>;
export type OrderRow = NonNullable<Order['rows']>[number];
export type Invoice = Camel<z.infer<typeof invoice>>;
export type Reviews = Camel<z.infer<typeof reviewData>>;
export type ContentPage = Camel<z.infer<typeof contentPage>>;
export type NewsItem = Camel<z.infer<typeof newsItem>>;
export type { ErrorCode, ProductsRequest } from '@toonbank/contract';
