/** The part of the API client that the store calls. It comes through `extraArgument` and is loaded on first use. */
import type { ContactTopic, ProductsRequest } from '@toonbank/contract';
import type {
  AccountDetails,
  BoughtHistory,
  Cart,
  CartHints,
  FoundProduct,
  OrderList,
  OrderListChoice,
  OrderListItem,
  PaymentOption,
  PreparedOrder,
  PriceAgreement,
  ProductList,
  RecurringOrder,
  RefusedLine,
  RemovedItem,
  SentOrder,
  Session,
  TakenItem,
  UnderstoodText,
} from './domain';

export interface CartChangeRequest {
  id: number;
  hash: string;
  quantity: number;
  unit?: number;
  options?: { id: number; quantity: 1 }[];
  comment?: string;
  /** The hash of another line of the same product that this change removes. */
  replaces?: string;
}

export interface SendOrderRequest {
  paymentOptions?: { source: PaymentOption['source'] };
  addressID?: number;
  /** The `checkoutVersion` and the total incl. VAT in euros that the customer agreed to. */
  version?: string;
  expectedTotal?: number;
  /** The shop's origin, where the payment page sends the browser back to. */
  returnOrigin?: string;
}

/** A product for an order list; a field that is left out keeps its value, or gets the usual one. */
export interface ListItemRequest {
  productID: number;
  listID: number;
  unitID: number;
  quantity?: number;
  note?: string;
  position?: number;
  /** The product's item on this list as the caller read it, null for none: `conflict` when it differs by now. */
  expected?: { unitID: number; quantity: number; note: string } | null;
}

/** A recurring order as the customer wants it; days are DD-MM-YYYY. */
export interface RecurringOrderRequest {
  /** The recurring order to change; absent for a new one. */
  recurringID?: number;
  name: string;
  every: number;
  period: RecurringOrder['period'];
  startDate: string;
  /** Empty: no end. */
  endDate: string;
  mode: RecurringOrder['mode'];
  addressID: number;
  paymentSource: RecurringOrder['paymentSource'];
  ref: string;
  comment: string;
  lines: { productID: number; unitID: number; quantity: number }[];
}

/** The parts of the account to save, named by the flags. Refusals name faults as `fields.<field>`. */
export interface AccountChange {
  saveCustomer?: boolean;
  saveContact?: boolean;
  saveAddress?: boolean;
  savePassword?: boolean;
  fields: Record<string, string | number | boolean>;
}

/** A registration; refusals name faults by field. `website` is a honeypot and stays empty. */
export interface NewCustomerRequest {
  company: string;
  kvk: string;
  vatNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  country: string;
  remark: string;
  website: string;
}

/** A message to the shop; refusals name faults by field. `website` is a honeypot and stays empty. */
export interface ContactRequest {
  topic: ContactTopic;
  to: 'contact' | 'service';
  subject: string;
  name: string;
  email: string;
  content: string;
  company: string;
  phone: string;
  orderNumber: string;
  website: string;
}

export type OrderListSort = OrderList['sortType'];

export interface NewListItem {
  productID: number;
  unitID: number;
  quantity?: number;
  note?: string;
  position?: number;
}

/** The content of a list before it was removed. */
export interface RemovedList {
  name: string;
  sortType: OrderListSort;
  items: TakenItem[];
}

export interface MoveItemsRequest {
  listID: number;
  productIDs: number[];
  /** Absent: the items are removed from the list. */
  toListID?: number;
  /** True: the items also stay on the first list. */
  copy?: boolean;
}

export interface ListToCartRequest {
  listID: number;
  /** The whole list when absent. */
  productIDs?: number[];
  /** Quantities for this order, in place of those on the list. */
  amounts?: { productID: number; unitID: number; quantity: number }[];
}

export interface OrderedLine {
  productID: number;
  unitID: number;
  quantity: number;
}

export interface ListToCartAnswer {
  cart: Cart;
  added: number[];
  /** Lines with a quantity of 0. */
  skipped: number;
  refused: RefusedLine[];
}

/** How long to hide a product's rhythm: a week, always, or no longer. */
export type Snoozing = 'week' | 'always' | 'off';

/** The result of adding shelf requests to the cart. */
export interface RequestsToCartAnswer {
  cart: Cart;
  merged: number[];
  /** By product and unit, with the requests that stay in the queue. */
  refused: (RefusedLine & { requestIds: number[] })[];
  /** Handled by another user meanwhile. */
  gone: number[];
}

/** Every call rejects with an error that has a `code` (one of the contract's error codes). */
export interface ShopApi {
  auth: {
    login(request: { username: string; password: string }): Promise<Session>;
    logout(): Promise<unknown>;
    authenticate(): Promise<Session>;
    resetPassword(request: { username: string }): Promise<unknown>;
    confirmEmail(request: { code: string }): Promise<{ email: string }>;
    changePasswordAfterRecovery(request: {
      username: string;
      recoveryCode: string;
      password: string;
    }): Promise<Session>;
  };
  cart: {
    get(): Promise<Cart>;
    update(request: CartChangeRequest): Promise<{ cart: Cart; item: number }>;
    setPacking(request: {
      id: number;
      units: { unit: number; quantity: number }[];
    }): Promise<{ cart: Cart; item: number }>;
    checkout(addressID?: number): Promise<Cart[]>;
    paymentOptions(): Promise<PaymentOption[]>;
    setCoupon(request: { coupon: string }): Promise<Cart>;
    setOrderRef(request: { ref: string }): Promise<Cart>;
    setOrderComment(request: { comment: string }): Promise<Cart>;
    setPickup(request: { pickup: boolean }): Promise<Cart>;
    setDeliveryDate(request: { oldDate: string; newDate: string; addressID?: number }): Promise<Cart>;
    setDeliveryTime(request: { time: string }): Promise<Cart>;
    setSeenPrices(request: { version: string; addressID?: number }): Promise<Cart>;
    sendOrder(request: SendOrderRequest, idempotencyKey: string): Promise<SentOrder>;
    payOrder(request: {
      orderID: number;
      returnOrigin: string;
      source?: PaymentOption['source'];
    }): Promise<SentOrder>;
    reopenOrder(request: { orderID: number }): Promise<ListToCartAnswer>;
    hints(): Promise<CartHints>;
  };
  orderLists: {
    selected(productID: number): Promise<OrderListChoice[]>;
    /** The list's items for these products. */
    get(request: { listID: number; productIDs: number[] }): Promise<{ items: OrderListItem[] }>;
    listedItems(): Promise<number[]>;
    add(name: string): Promise<OrderList>;
    addItem(request: ListItemRequest): Promise<unknown>;
    removeItem(request: { productID: number; listID: number }): Promise<{ removed?: RemovedItem }>;
    restore(request: { name: string; sortType: OrderListSort; items: NewListItem[] }): Promise<OrderList>;
    remove(listID: number): Promise<{ removed?: RemovedList }>;
    rename(request: { listID: number; listName: string }): Promise<unknown>;
    setSortType(request: { listID: number; sortType: OrderListSort }): Promise<unknown>;
    setCustomSort(request: { listID: number; sortdata: number[]; part: boolean }): Promise<unknown>;
    putItems(request: {
      listID: number;
      items: NewListItem[];
    }): Promise<{ added: number[]; unknown: number[] }>;
    moveItems(request: MoveItemsRequest): Promise<{ removed: TakenItem[]; added: number[] }>;
    toCart(request: ListToCartRequest): Promise<ListToCartAnswer>;
  };
  service: {
    newCustomer(request: NewCustomerRequest): Promise<{ next: 'approval' | 'mail' }>;
    accountDetails(request: {
      loadContact: boolean;
      loadAddresses: boolean;
      loadCountries: boolean;
    }): Promise<AccountDetails | null>;
    sendContactForm(request: ContactRequest): Promise<unknown>;
    setAccountDetails(request: AccountChange): Promise<{ addressId?: number }>;
    priceAgreements(productID: number): Promise<PriceAgreement[]>;
    productHistory(request: { productIDs: number[] }): Promise<BoughtHistory>;
    snooze(request: { productID: number; snooze: Snoozing }): Promise<unknown>;
  };
  quickOrder: {
    find(codes: string[]): Promise<FoundProduct[]>;
    understand(text: string): Promise<UnderstoodText>;
    toCart(request: { lines: OrderedLine[] }): Promise<ListToCartAnswer>;
  };
  shelfLabels: {
    make(request: {
      listID: number;
      productIDs: number[];
      covers: 'line' | 'place';
      place: string;
    }): Promise<{ labelIds: number[] }>;
    revoke(request: { labelIDs: number[] } | { listID: number }): Promise<{ revoked: number[] }>;
    restore(labelIDs: number[]): Promise<unknown>;
    toCart(requests: { requestID: number; quantity: number }[]): Promise<RequestsToCartAnswer>;
    dismiss(requestIDs: number[]): Promise<{ dismissed: number[] }>;
    reopen(requestIDs: number[]): Promise<unknown>;
  };
  recurringOrders: {
    save(request: RecurringOrderRequest): Promise<RecurringOrder>;
    setActive(request: { recurringID: number; active: boolean }): Promise<RecurringOrder>;
    pause(request: { recurringID: number; until: string }): Promise<RecurringOrder>;
    skip(request: { recurringID: number; date: string }): Promise<RecurringOrder>;
    remove(recurringID: number): Promise<unknown>;
    restore(recurringID: number): Promise<RecurringOrder>;
    prepared(token: string): Promise<PreparedOrder>;
    confirm(request: { token: string; version: string; returnOrigin?: string }): Promise<SentOrder>;
  };
  products: { list(request: ProductsRequest, options?: { signal?: AbortSignal }): Promise<ProductList> };
}

export type LoadApi = () => Promise<ShopApi>;
