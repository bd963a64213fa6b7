import type { ReactNode } from 'react';
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
} from '@/store/domain';

export interface LayoutProps extends PageProps {
  /** The whole tree; the first four are in the main navigation (docs/behaviour.md §3.2). */
  groups: ProductGroup[];
  /** Absent when the review service has nothing to say. */
  reviews?: Reviews;
  /** The landing pages that this shop has (docs/behaviour.md §2.4); may be none. */
  assortment: PageLink[];
  /** Banner above the page; empty for none. */
  alertMessage: string;
  children: ReactNode;
}

/** A page of products, wherever it comes from. */
export interface ListProps extends PageProps, WithProducts {
  list: ProductList;
  query: CatalogueQuery;
  /** What gave `list`; the next pages are asked for with it. */
  request: ProductsRequest;
  nearest?: Nearest;
}

export interface CategoryProps extends ListProps {
  group: GroupPage;
}
export interface SearchProps extends ListProps {
  /** As it was typed; empty before anything was looked for. */
  text: string;
  /** The group that the search is narrowed to. */
  group?: { id: number; siteLabel: string };
  /** The shop's first groups, for who found nothing; empty where there are hits. */
  groups: ProductGroup[];
}
export interface SaleProps extends ListProps {
  /** What the CMS says above the list, with its picture, where it says anything. */
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
  /** The way to its group, from the top. */
  groups: { id: number; siteLabel: string; path: string }[];
  around: RelatedProducts;
  /** The product as this customer sees it, under way; absent for visitors. */
  own?: Promise<SessionResult<Product | null>>;
}

export interface CartProps extends PageProps, WithProducts {
  /** To go with what is in the cart. */
  promotions: ProductDoc[];
}

export interface CheckoutProps extends PageProps {
  /** With contact and addresses. */
  account: Promise<SessionResult<AccountDetails>>;
  /** Orders that wait to be paid online, the latest first; empty where that is not known. */
  waiting: Promise<Order[]>;
}

export interface OrderPlacedProps extends PageProps {
  order: Promise<SessionResult<Order | null>>;
}

export interface LoginProps extends PageProps {
  /** After the login on to the cart, whatever the address says (docs/behaviour.md §2.1). */
  toCart?: boolean;
}

export interface RegistrationProps extends PageProps {
  /** What the shop says to new customers, where it says anything. */
  page: ContentPage | null;
}

/** What the customer's session gives: there already, or on its way. */
type Mine<T> = SessionResult<T> | Promise<SessionResult<T>>;

export interface AccountProps extends PageProps {
  account: Mine<AccountDetails>;
  running: Mine<RunningOrders>;
  /** The latest few that are to be paid, and the totals. */
  invoices: Mine<InvoiceHistory>;
  agreements: Mine<PriceAgreement[]>;
  lists: Mine<OrderList[]>;
  /** What will soon be used up. */
  rhythm: Mine<PurchaseRhythm>;
  /** Of the work floor, that wait. */
  requests: Mine<RequestCounts>;
}

export interface DetailsProps extends PageProps {
  /** All there is: company, contact, addresses, countries. */
  account: Mine<AccountDetails>;
}

export interface OrdersProps extends PageProps {
  orders: Mine<OrderHistory>;
  /** What the address asks for. */
  filter: OrderFilter;
}

export interface OrderPageProps extends PageProps {
  /** As the address has it. */
  number: string;
  /** IBAN, for who pays by bank transfer. */
  bankAccount: string;
  /** With rows and details. */
  order: Mine<Order | null>;
  /** Of the list that it was opened from. */
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

/** Where labels of one list are made. */
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
  /** What there is to choose from, and what it is or begins with; null when that is absent or somebody else's. */
  given: Mine<RecurringFormData | null>;
}

/** Quick ordering needs nothing but who looks. */
export type QuickOrderProps = PageProps;

export interface OrderListProps extends PageProps {
  /** Of the list. */
  name: string;
  shown: Mine<{
    list: OrderListPage;
    others: { listId: number; name: string }[];
    pageSize: number;
    /** Of what stands on it; absent where it can't be told just now. */
    rhythm?: PurchaseRhythm;
    /** Only what is due is shown. */
    dueOnly: boolean;
  }>;
  /** What is looked for on it; empty for all of it. */
  search: string;
  /** Of the work floor for this list, that wait; absent where they can't be counted. */
  requests?: number;
  /** To go with what customers keep on lists. */
  promotions: ProductDoc[];
}

export interface ContentProps extends PageProps {
  page: ContentPage;
  /** A landing page's group, with the first of its products. */
  shown?: Omit<ShownGroupProps, 'view'>;
}

export interface RatingsProps extends PageProps {
  /** Absent when the review service has nothing to say. */
  reviews?: Reviews;
}

export interface NewsProps extends PageProps {
  /** Newest first. */
  items: NewsItem[];
}

export interface NewsItemProps extends PageProps {
  item: NewsItem;
  /** The latest others. */
  others: NewsItem[];
}
