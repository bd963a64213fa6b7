import type { ReactNode } from 'react';
import type {
  AccountDetails,
  BoughtHistory,
  ContentPage,
  GroupPage,
  InvoiceHistory,
  NewsItem,
  Order,
  OrderHistory,
  OrderList,
  OrderListPage,
  PriceAgreement,
  Product,
  ProductDoc,
  ProductGroup,
  ProductList,
  ProductsRequest,
  PurchaseRhythm,
  RecurringOrder,
  RequestCounts,
  RequestQueue,
  ShelfLabel,
} from '@/api/types';
import type { BoughtFilter } from '@/components/bought-before/bought-filter';
import type { Brand } from '@/components/brand/brand';
import type { ShownGroupProps } from '@/components/content/shown-group';
import type { InvoiceFilter } from '@/components/invoices/invoice-filter';
import type { Nearest } from '@/components/listing/nearest';
import type { OrderFilter } from '@/components/orders/order-filter';
import type { RunningOrders } from '@/components/orders/running-orders';
import type { RelatedProducts } from '@/components/product/related-products';
import type { RecurringFormData } from '@/components/recurring-orders/form-data';
import type { PageLink, PageProps, Reviews, SessionResult, WithProducts } from '@/components/shop';
import type { CatalogueQuery } from '@/lib/catalogue/catalogue-query';

export interface LayoutProps extends PageProps {
  /** The whole tree; the first four are in the main navigation (docs/behaviour.md §3.2). */
  groups: ProductGroup[];
  /** Absent when the review service has no data. */
  reviews?: Reviews;
  /** Landing pages of this shop (docs/behaviour.md §2.4); may be empty. */
  assortment: PageLink[];
  /** Banner above the page; an empty string hides it. */
  alertMessage: string;
  children: ReactNode;
}

/** A page with a list of products. */
export interface ListProps extends PageProps, WithProducts {
  list: ProductList;
  query: CatalogueQuery;
  /** Request of `list`; the next pages are requested with it. */
  request: ProductsRequest;
  nearest?: Nearest;
}

export interface CategoryProps extends ListProps {
  group: GroupPage;
}
export interface SearchProps extends ListProps {
  /** As typed; empty before the first search. */
  text: string;
  /** The group that filters the search. */
  group?: { id: number; siteLabel: string };
  /** The shop's top-level groups when there are no hits; empty otherwise. */
  groups: ProductGroup[];
}
export interface SaleProps extends ListProps {
  /** CMS text and picture above the list, if any. */
  intro?: Pick<ContentPage, 'content' | 'image'> | null;
}

export interface BrandsProps extends PageProps {
  /** By name. */
  brands: Brand[];
}
export interface BrandProps extends ListProps {
  brand: Brand;
}

export interface ProductPageProps extends PageProps {
  product: Product;
  /** Its parent groups, from the top. */
  groups: { id: number; siteLabel: string; path: string }[];
  around: RelatedProducts;
  /** The product with this customer's prices, loading; absent for visitors. */
  own?: Promise<SessionResult<Product | null>>;
}

export interface CartProps extends PageProps, WithProducts {
  /** Shown below the cart. */
  promotions: ProductDoc[];
}

export interface CheckoutProps extends PageProps {
  /** With contact and addresses. */
  account: Promise<SessionResult<AccountDetails>>;
  /** Orders that wait for online payment, latest first; empty when unknown. */
  waiting: Promise<Order[]>;
}

export interface OrderPlacedProps extends PageProps {
  order: Promise<SessionResult<Order | null>>;
}

export interface LoginProps extends PageProps {
  /** The login leads to the cart, whatever the URL says (docs/behaviour.md §2.1). */
  toCart?: boolean;
}

export interface RegistrationProps extends PageProps {
  /** CMS text for new customers, if any. */
  page: ContentPage | null;
}

/** Data of the customer's session: ready, or a promise. */
type Mine<T> = SessionResult<T> | Promise<SessionResult<T>>;

export interface AccountProps extends PageProps {
  account: Mine<AccountDetails>;
  running: Mine<RunningOrders>;
  /** The latest few unpaid invoices, and the totals. */
  invoices: Mine<InvoiceHistory>;
  agreements: Mine<PriceAgreement[]>;
  lists: Mine<OrderList[]>;
  /** Products that are due soon. */
  rhythm: Mine<PurchaseRhythm>;
  /** Open shelf-label requests. */
  requests: Mine<RequestCounts>;
}

export interface DetailsProps extends PageProps {
  /** Company, contact, addresses, countries. */
  account: Mine<AccountDetails>;
}

export interface OrdersProps extends PageProps {
  orders: Mine<OrderHistory>;
  /** Filter in the URL. */
  filter: OrderFilter;
}

export interface OrderPageProps extends PageProps {
  /** As in the URL. */
  number: string;
  /** IBAN for a bank transfer. */
  bankAccount: string;
  /** With rows and details. */
  order: Mine<Order | null>;
  /** Filter of the list that it was opened from. */
  filter: OrderFilter;
}

export interface InvoicesProps extends PageProps {
  invoices: Mine<InvoiceHistory>;
  filter: InvoiceFilter;
}

export interface AgreementsProps extends PageProps {
  agreements: Mine<PriceAgreement[]>;
  search: string;
}

export interface BoughtBeforeProps extends PageProps {
  bought: Mine<BoughtHistory>;
  filter: BoughtFilter;
}

export interface OrderListsProps extends PageProps {
  lists: Mine<OrderList[]>;
}

export interface ShelfRequestsProps extends PageProps {
  queue: SessionResult<RequestQueue>;
}

export interface ShelfLabelsProps extends PageProps {
  labels: SessionResult<ShelfLabel[]>;
}

/** Page that makes labels for one list. */
export interface ListLabelsProps extends PageProps {
  /** With all of its lines, or the first 500. */
  list: SessionResult<OrderListPage>;
}

export interface RecurringOrdersProps extends PageProps {
  orders: Mine<RecurringOrder[]>;
}

/** One recurring order, or a new one. */
export interface RecurringOrderProps extends PageProps {
  title: string;
  /** Data of the form; null when the order is absent or belongs to another customer. */
  given: Mine<RecurringFormData | null>;
}

/** Quick ordering needs the shop and the audience only. */
export type QuickOrderProps = PageProps;

export interface OrderListProps extends PageProps {
  /** Name of the list. */
  name: string;
  shown: Mine<{
    list: OrderListPage;
    others: { listId: number; name: string }[];
    pageSize: number;
    /** Purchase rhythm of the products on the list; absent when unavailable. */
    rhythm?: PurchaseRhythm;
    /** Only due products are shown. */
    dueOnly: boolean;
  }>;
  /** Search text within the list; empty for all lines. */
  search: string;
  /** Open shelf-label requests of this list; absent when unavailable. */
  requests?: number;
  /** Shown below the list. */
  promotions: ProductDoc[];
}

export interface ContentProps extends PageProps {
  page: ContentPage;
  /** A landing page's group, with its first products. */
  shown?: Omit<ShownGroupProps, 'view'>;
}

export interface RatingsProps extends PageProps {
  /** Absent when the review service has no data. */
  reviews?: Reviews;
}

export interface NewsProps extends PageProps {
  /** Newest first. */
  items: NewsItem[];
}

export interface NewsItemProps extends PageProps {
  item: NewsItem;
  /** The latest other items. */
  others: NewsItem[];
}
