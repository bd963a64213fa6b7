/** Domain types: the contract's answers with camelCased keys. Types only, no bytes. */
import type {
  accountDetails,
  blogItem,
  boughtProduct,
  branchDetails,
  cart,
  cartItem,
  contentHit,
  contentPage,
  dueProduct,
  endpoints,
  handledRequest,
  ingredient,
  invoice,
  invoiceTotals,
  linkedTask,
  newsItem,
  order,
  orderHistory,
  orderListChoice,
  orderListGroup,
  paymentOption,
  preparedOrder,
  priceAgreement,
  productGroupPage,
  productMatch,
  recurringOrder,
  recurringRun,
  refusedLine,
  removedItem,
  reviewData,
  scannedLabel,
  sentOrder,
  shelfLabel,
  shelfRequest,
  slider,
  supplier,
  takenItem,
  WireDeliveryPromise,
  WireProduct,
  WireProductDoc,
  WireProductGroup,
  WireProductList,
  WireSession,
  WireSettings,
} from '@toonbank/contract';
import type { z } from 'zod';
import type { Camel } from './camelize';

export type ProductDoc = Camel<WireProductDoc>;
export type Product = Camel<WireProduct>;
export type ProductUnit = ProductDoc['units'][number];
export type ProductList = Camel<WireProductList>;
export type FacetCounts = ProductList['facetCounts'];
export type ProductGroup = Camel<WireProductGroup>;
export type GroupPage = Camel<z.infer<typeof productGroupPage>>;
export type Cart = Camel<z.infer<typeof cart>>;
export type CartItem = Camel<z.infer<typeof cartItem>>;
export type CouponState = NonNullable<Cart['couponState']>;
export type DeliveryChoices = NonNullable<Cart['deliveryChoices']>;
export type CartTotals = NonNullable<Cart['totals']>;
export type PaymentOption = Camel<z.infer<typeof paymentOption>>;
export type SentOrder = Camel<z.infer<typeof sentOrder>>;
export type Session = Camel<WireSession>;
export type BranchDetails = Camel<z.infer<typeof branchDetails>>;
export type Settings = Camel<WireSettings>;
export type DeliveryPromise = Camel<WireDeliveryPromise>;
export type AccountDetails = Camel<z.infer<typeof accountDetails>>;
export type Address = NonNullable<AccountDetails['addresses']>[number];
export type OrderHistory = Camel<z.infer<typeof orderHistory>>;
export type Order = Camel<z.infer<typeof order>>;
export type OrderRow = NonNullable<Order['rows']>[number];
export type OrderList = Camel<z.infer<typeof orderListGroup>>;
export type OrderListChoice = Camel<z.infer<typeof orderListChoice>>;
export type OrderListPage = Camel<z.output<(typeof endpoints.orderLists.get)['response']>>;
export type OrderListItem = OrderListPage['items'][number];
/** A product found by a code that was typed, pasted or scanned. */
export type ProductMatch = Camel<z.infer<typeof productMatch>>;
/** The possible meanings of a text in plain Dutch, line by line. */
export type UnderstoodText = Camel<z.output<(typeof endpoints.quickOrder.understand)['response']>>;
/** A line of a list that can't be ordered as it is. */
export type RefusedLine = Camel<z.infer<typeof refusedLine>>;
/** An item that was removed from a list; `RemovedItem` with its product. */
export type TakenItem = Camel<z.infer<typeof takenItem>>;
/** An item of an order list before it was removed. */
export type RemovedItem = Camel<z.infer<typeof removedItem>>;
/** A label on a shelf, as its owner sees it. */
export type ShelfLabel = Camel<z.infer<typeof shelfLabel>>;
/** A label as the person who scans it sees it. */
export type ScannedLabel = Camel<z.infer<typeof scannedLabel>>;
/** A waiting request made by a label. */
export type ShelfRequest = Camel<z.infer<typeof shelfRequest>>;
export type HandledRequest = Camel<z.infer<typeof handledRequest>>;
export type RequestQueue = Camel<z.output<(typeof endpoints.shelfLabels.requests)['response']>>;
export type RequestCounts = Camel<z.output<(typeof endpoints.shelfLabels.counts)['response']>>;
/** The fields that only a single order has, not the orders of a list. */
export type OrderDetails = NonNullable<Order['details']>;
export type Invoice = Camel<z.infer<typeof invoice>>;
export type InvoiceTotals = Camel<z.infer<typeof invoiceTotals>>;
export type PriceAgreement = Camel<z.infer<typeof priceAgreement>>;
/** A product that was ordered before, with its usual quantity. */
export type BoughtProduct = Camel<z.infer<typeof boughtProduct>>;
/** Products that will soon be used up, by the customer's own orders. */
export type PurchaseRhythm = Camel<z.output<(typeof endpoints.service.purchaseRhythm)['response']>>;
export type DueProduct = Camel<z.infer<typeof dueProduct>>;
/** Products worth adding to the cart. */
export type CartHints = Camel<z.output<(typeof endpoints.cart.hints)['response']>>;
export type InvoiceHistory = Camel<z.output<(typeof endpoints.service.invoices)['response']>>;
export type BoughtHistory = Camel<z.output<(typeof endpoints.service.productHistory)['response']>>;
export type RecurringOrder = Camel<z.infer<typeof recurringOrder>>;
export type RecurringOrderPage = Camel<z.output<(typeof endpoints.recurringOrders.get)['response']>>;
export type RecurringRun = Camel<z.infer<typeof recurringRun>>;
/** The initial lines of a new recurring order. */
export type RecurringLines = Camel<z.output<(typeof endpoints.recurringOrders.lines)['response']>>;
/** The order behind a link from a mail. */
export type PreparedOrder = Camel<z.infer<typeof preparedOrder>>;
/** Questions and reports of a customer. */
export type TaskList = Camel<z.output<(typeof endpoints.tasks.all)['response']>>;
export type Task = TaskList['tasks'][number];
export type LinkedTask = Camel<z.output<typeof linkedTask>>;
export type TaskDetails = Camel<z.output<(typeof endpoints.tasks.details)['response']>>;
export type TaskAbout = Task['about'][number];
export type TaskMessage = TaskDetails['rows'][number];
/** A supplier or partner; it has safety sheets only when it was requested by id. */
export type WasteList = Camel<z.output<(typeof endpoints.waste.all)['response']>>;
export type WasteEntry = WasteList['entries'][number];
export type Supplier = Camel<z.infer<typeof supplier>>;
export type Reviews = Camel<z.infer<typeof reviewData>>;
export type ContentHit = Camel<z.infer<typeof contentHit>>;
export type ContentPage = Camel<z.infer<typeof contentPage>>;
export type NewsItem = Camel<z.infer<typeof newsItem>>;
export type BlogItem = Camel<z.infer<typeof blogItem>>;
export type Ingredient = Camel<z.infer<typeof ingredient>>;
export type Slide = Camel<z.infer<typeof slider>>['slides'][number];
export type { BlogKind, ErrorCode, ProductsRequest, TaskKind, WasteReason } from '@toonbank/contract';
