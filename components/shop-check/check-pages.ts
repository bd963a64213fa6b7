import type { ShopCheck } from '@toonbank/contract';
import { ADMIN_IMPORT_SCHEDULES, importKindUrl } from '@/lib/urls/admin/import-urls';
import {
  ADMIN_MAILS,
  ADMIN_PAGES,
  ADMIN_PAYMENTS,
  ADMIN_PRODUCTS,
  ADMIN_SETTINGS,
  ADMIN_TEXT_CHECKS,
  ADMIN_WEBHOOKS,
} from '@/lib/urls/admin-urls';

/** The page on which the findings of a check are solved; none where the operator of the server has to. */
export const checkPages: Partial<Record<ShopCheck, string>> = {
  product_no_price: `${ADMIN_PRODUCTS}?stand=no_price`,
  nothing_in_stock: importKindUrl('stock'),
  linked_page_missing: ADMIN_PAGES,
  company_placeholder: ADMIN_SETTINGS,
  product_no_ean: `${ADMIN_PRODUCTS}?stand=no_ean`,
  product_no_picture: `${ADMIN_PRODUCTS}?stand=no_picture`,
  product_hidden_group: `${ADMIN_PRODUCTS}?stand=hidden_group`,
  dead_link: ADMIN_TEXT_CHECKS,
  text_fact: ADMIN_TEXT_CHECKS,
  texts_unchecked: ADMIN_TEXT_CHECKS,
  mail_given_up: ADMIN_MAILS,
  mail_waiting: ADMIN_MAILS,
  webhook_off: ADMIN_WEBHOOKS,
  schedule_off: ADMIN_IMPORT_SCHEDULES,
  payment_flagged: ADMIN_PAYMENTS,
};
