import type { ReactNode } from 'react';
import type { CatalogueQuery } from '@/lib/catalogue-query';
import type {
  AccountDetails,
  ContentPage,
  GroupPage,
  NewsItem,
  Order,
  OrderHistory,
  Product,
  ProductDoc,
  ProductGroup,
  ProductList,
  ProductsRequest,
} from '@/store/domain';
import type { Audience, Priced, PricedDocs, Reviews, Shop } from './shop';

/** What the pages hand to a template's compositions. A template fetches nothing. */
interface PageProps {
  shop: Shop;
  audience: Audience;
}

/** A link to a page of content. */
export interface PageLink {
  label: string;
  href: string;
}

export interface LayoutProps extends PageProps {
  /** The whole tree; the first four are in the main navigation (spec §2). */
  groups: ProductGroup[];
  /** Absent when the review service has nothing to say. */
  reviews?: Reviews;
  /** The landing pages that this shop has (spec §2); may be none. */
  assortment: PageLink[];
  /** Banner above the page; empty for none. */
  alertMessage: string;
  children: ReactNode;
}

export interface HomeProps extends PageProps {
  groups: ProductGroup[];
  assortment: PageLink[];
  /** The list `TopAanbieding`, and its prices for a customer. */
  top: ProductDoc[];
  prices?: PricedDocs;
}

/** A page of products, wherever it comes from. */
export interface ListProps extends PageProps {
  list: ProductList;
  query: CatalogueQuery;
  /** What gave `list`; the next pages are asked for with it. */
  request: ProductsRequest;
  /** A customer's prices; absent when `list` has them already. */
  prices?: PricedDocs;
}

export interface CategoryProps extends ListProps {
  group: GroupPage;
}
export interface SearchProps extends ListProps {
  text: string;
}
export type SaleProps = ListProps;

export interface BrandsProps extends PageProps {
  brands: { value: string; count: number }[];
}

export interface ProductPageProps extends PageProps {
  product: Product;
  /** The way to its group, from the top. */
  groups: { id: number; siteLabel: string; path: string }[];
  related: ProductDoc[];
  /** This product's own prices and those of `related`. */
  prices?: PricedDocs;
}

export interface CartProps extends PageProps {
  /** To go with what is in the cart. */
  promotions: ProductDoc[];
  prices?: PricedDocs;
}

export interface ReviewProps extends PageProps {
  /** With contact and addresses. */
  account: Promise<Priced<AccountDetails>>;
}

export interface OrderPlacedProps extends PageProps {
  order: Promise<Priced<Order | null>>;
}

export interface LoginProps extends PageProps {
  /** After the login on to the cart, whatever the address says (spec §2). */
  toCart?: boolean;
}

export interface AccountProps extends PageProps {
  account: Promise<Priced<AccountDetails>>;
  /** The latest few. */
  orders: Promise<Priced<OrderHistory>>;
}

export interface OrdersProps extends PageProps {
  orders: Promise<Priced<OrderHistory>>;
  /** What the address asks for. */
  filter: OrderFilter;
}

export interface OrderFilter {
  page: number;
  search: string;
  status?: number;
}

export interface OrderPageProps extends PageProps {
  /** As the address has it. */
  number: string;
  order: Promise<Priced<Order | null>>;
}

export interface ContentProps extends PageProps {
  page: ContentPage;
  /** A landing page's group, with the first of its products. */
  shown?: {
    group: Pick<GroupPage, 'id' | 'path' | 'siteLabel'>;
    list: ProductList;
    prices?: PricedDocs;
  };
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
