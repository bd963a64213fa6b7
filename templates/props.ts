import type { ReactNode } from 'react';
import type {
  AccountDetails,
  BlogItem,
  BlogKind,
  BoughtHistory,
  ContentHit,
  ContentPage,
  DeliveryPromise,
  GroupPage,
  NewsItem,
  Order,
  Product,
  ProductDoc,
  ProductGroup,
  ProductList,
  ProductsRequest,
  Supplier,
} from '@/api/types';
import type { NeedLine } from '@/components/blog/need-line';
import type { Brand } from '@/components/brand/brand';
import type { ShownGroupProps } from '@/components/content/shown-group';
import type { Nearest } from '@/components/listing/nearest';
import type { Neighbours } from '@/components/listing/one-product/group-neighbours';
import type { ListedNews } from '@/components/news/news-card';
import type { RelatedProducts } from '@/components/product/related-products';
import type { ReviewList } from '@/components/ratings/review-list';
import type { LegalPages } from '@/components/registration/terms-sentence';
import type { Editable, EditMark } from '@/components/shared/edit-mark';
import type {
  MenuLinks,
  PageProps,
  Reviews,
  SessionLoad,
  SessionResult,
  WithProducts,
} from '@/components/shop';
import type { PublishedPages } from '@/components/withdrawal/known-form';
import type { WithdrawalOutcome, WithdrawalPrefill } from '@/components/withdrawal/prefill';
import type { CatalogueQuery } from '@/lib/catalogue/catalogue-query';
import type { ReviewFilter } from '@/lib/urls/reviews-url';

export interface LayoutProps extends PageProps {
  /** The whole tree; the first four are in the main navigation (docs/behaviour.md §3.2). */
  groups: ProductGroup[];
  /** Absent when the review service has no data. */
  reviews?: Reviews;
  /** Landing pages of this shop (docs/behaviour.md §2.4); may be empty. */
  menus: MenuLinks;
  /** Banner above the page; an empty string hides it. */
  alertMessage: string;
  /** Where the banner leads; absent: nowhere. */
  alertLink?: string;
  /** The site's own texts, for admins. */
  edit?: EditMark;
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
  group: Editable<GroupPage>;
  /** Of a group of one product only. */
  neighbours?: Neighbours | undefined;
}
export interface SearchProps extends ListProps {
  /** CMS texts above and below the results, if any. */
  texts: Record<'top' | 'bottom', Editable<ContentPage> | null>;
  /** As typed; empty before the first search. */
  text: string;
  /** The group that filters the search. */
  group?: { id: number; siteLabel: string };
  /** The shop's top-level groups when there are no hits; empty otherwise. */
  groups: ProductGroup[];
  /** Pages, news and the blog with the words, the best first. */
  pages: ContentHit[];
}
export interface SaleProps extends ListProps {
  /** CMS text and picture above the list, if any. */
  intro?: Editable<Pick<ContentPage, 'content' | 'image' | 'imageAlt' | 'imageFocal'>> | null;
}

export interface BrandsProps extends PageProps {
  /** By name. */
  brands: Brand[];
}
export interface BrandProps extends ListProps {
  brand: Editable<Brand>;
  /** Absent when the shop names none. */
  supplier?: Pick<Supplier, 'id' | 'name' | 'slug'>;
}

export interface SuppliersProps extends PageProps {
  /** With the partners, by name. */
  suppliers: Supplier[];
}
export interface SupplierProps extends ListProps {
  supplier: Supplier;
  /** `YYYY-MM-DD` in Amsterdam. */
  today: string;
  /** The customer's last purchases from this supplier; absent for visitors. */
  bought?: SessionLoad<BoughtHistory>;
  /** Idempotency key of the form for a service request. */
  requestKey: string;
}

export interface ProductPageProps extends PageProps {
  product: Product;
  /** Its parent groups, from the top. */
  groups: { id: number; siteLabel: string; path: string }[];
  around: RelatedProducts;
  /** When it is delivered if it is ordered now; null when unknown. */
  delivery: DeliveryPromise | null;
  /** The shop has published its page about consumers' right of withdrawal. */
  hasRight: boolean;
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
  /** The shop has published its terms. */
  hasTerms: boolean;
  /** The shop has published its page about consumers' right of withdrawal. */
  hasRight: boolean;
}

export interface OrderPlacedProps extends PageProps {
  order: Promise<SessionResult<Order | null>>;
  /** The shop has published its page about consumers' right of withdrawal. */
  hasRight: boolean;
}

export interface LoginProps extends PageProps {
  /** The login leads to the cart, whatever the URL says (docs/behaviour.md §2.1). */
  toCart?: boolean;
}

export interface GuestProps extends PageProps {
  published: LegalPages;
  /** The form was sent without JavaScript, and refused. */
  failed?: boolean;
}

export interface RegistrationProps extends PageProps {
  published: LegalPages;
  /** CMS text for new customers, if any. */
  page: Editable<ContentPage> | null;
}

export interface WithdrawalProps extends PageProps {
  /** Of the customer who is logged in, and of the order in the URL; ready in a document request. */
  known: WithdrawalPrefill | Promise<WithdrawalPrefill>;
  published: PublishedPages;
  /** The statement was sent without JavaScript, and arrived or failed. */
  outcome?: WithdrawalOutcome;
}

/** The page with the shop's address, and a form for a message. */
export type ContactProps = PageProps & Pick<LegalPages, 'hasPrivacy'>;

/** Quick ordering needs the shop and the audience only. */
export type QuickOrderProps = PageProps;

export interface ContentProps extends PageProps, Pick<LegalPages, 'hasPrivacy'> {
  page: Editable<ContentPage>;
  /** A landing page's group, with its first products. */
  shown?: Omit<ShownGroupProps, 'view'>;
}

export interface RatingsProps extends PageProps {
  /** Absent when the review service has no data. */
  reviews?: Reviews;
  list: ReviewList;
  filter: ReviewFilter;
}

export interface NewsProps extends PageProps {
  /** All, newest first. */
  items: ListedNews[];
  /** The only year that is shown; absent: the latest. */
  year?: string;
}

export interface NewsItemProps extends PageProps {
  item: Editable<NewsItem>;
  /** The products that the item is about; may be empty. */
  products: ProductDoc[];
  /** The latest other items. */
  others: ListedNews[];
}

export interface BlogProps extends PageProps {
  /** All kinds, newest first. */
  items: BlogItem[];
  /** The only kind that is shown; absent: all. */
  kind?: BlogKind;
}

export interface BlogItemProps extends PageProps {
  item: Editable<BlogItem & { ingredientsHtml?: string }>;
  /** The products of a recipe; empty for other kinds. */
  needs: NeedLine[];
  /** Others, of the same kind first. */
  others: BlogItem[];
}
