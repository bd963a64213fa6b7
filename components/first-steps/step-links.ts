import type { FirstStep } from '@toonbank/contract';
import { importKindUrl } from '@/lib/urls/admin/import-urls';
import {
  ADMIN_GROUPS,
  ADMIN_PAGES,
  ADMIN_PRICE_LISTS,
  ADMIN_SETTINGS,
  ADMIN_SHOP_CHECK,
} from '@/lib/urls/admin-urls';
import { firstStepWords } from '@/locales/nl/admin/shop/first-steps';
import type { SampledKind } from '../imports/source/save-sample';
import type { StepState } from './step-state';

interface StepLink {
  href: string;
  /** The example sheet of a step that begins with a sheet. */
  sample?: SampledKind;
}

const stepLinks: Readonly<Record<FirstStep, StepLink>> = {
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

/** Steps that are begun and lack something: articles or lists are there, their prices are not. */
const begunLinks: Partial<Record<FirstStep, StepLink>> = {
  products: { href: ADMIN_SHOP_CHECK },
  price_lists: { href: importKindUrl('prices'), sample: 'prices' },
};

/** The page on which a step that is not done goes on, with the words for the way there. */
export function stepLinkOf({ step, count }: StepState): StepLink & { action: string } {
  const { action, goOn = action } = firstStepWords[step];
  const begun = count > 0 ? begunLinks[step] : undefined;
  return begun ? { ...begun, action: goOn } : { ...stepLinks[step], action };
}
