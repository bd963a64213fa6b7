import type { FirstStep } from '@toonbank/contract';
import { importKindUrl } from '@/lib/urls/admin/import-urls';
import {
  ADMIN_GROUPS,
  ADMIN_PAGES,
  ADMIN_PRICE_LISTS,
  ADMIN_SETTINGS,
  ADMIN_SHOP_CHECK,
} from '@/lib/urls/admin-urls';
import type { SampledKind } from '../imports/source/save-sample';

/** The page on which each step is done, and the example sheet of one that begins with a sheet. */
export const stepLinks: Readonly<Record<FirstStep, { href: string; sample?: SampledKind }>> = {
  groups: { href: ADMIN_GROUPS },
  products: { href: importKindUrl('products'), sample: 'products' },
  stock: { href: importKindUrl('stock'), sample: 'stock' },
  price_lists: { href: ADMIN_PRICE_LISTS, sample: 'prices' },
  customers: { href: importKindUrl('customers'), sample: 'customers' },
  company: { href: ADMIN_SETTINGS },
  pages: { href: ADMIN_PAGES },
  site: { href: ADMIN_SHOP_CHECK },
  pictures: { href: importKindUrl('pictures') },
  payment: { href: ADMIN_SHOP_CHECK },
  mail: { href: ADMIN_SHOP_CHECK },
  order: { href: '/' },
};
