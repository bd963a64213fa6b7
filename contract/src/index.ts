export * from './admins/endpoints.ts';
export * from './admins/session.ts';
export * from './auth.ts';
export * from './blog/items.ts';
export * from './blog/kinds.ts';
export * from './bought-before.ts';
export * from './cart/cart.ts';
export * from './cart/cart-endpoints.ts';
export * from './cart/coupon.ts';
export * from './cart/delivery.ts';
export * from './content.ts';
export type { WireListedCoupon } from './coupon-desk/endpoints.ts';
export type { CouponDeskState, CouponTerms } from './coupon-desk/terms.ts';
export type {
  WireListedApplication,
  WireListedCustomer,
  WireShownCustomer,
} from './customer-desk/endpoints.ts';
export { type CustomerState, customerStates } from './customer-desk/states.ts';
export * from './define.ts';
export * from './editing/conflict.ts';
export * from './editing/crop.ts';
export * from './editing/image-limits.ts';
export * from './editing/kinds.ts';
export * from './editing/masters.ts';
export * from './editing/media.ts';
export * from './editing/menus.ts';
export * from './editing/placeholders.ts';
export * from './editing/site-pages.ts';
export type { WireComingMoment } from './editing/viewing.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * from './facets.ts';
export * from './forms/index.ts';
export { type GroupDetails, MAX_GROUP_LEVELS, type WireShownGroup } from './group-desk/endpoints.ts';
export * from './hazard.ts';
export * from './imports/changes.ts';
export * from './imports/endpoints.ts';
export * from './imports/fields.ts';
export * from './imports/formats.ts';
export * from './imports/import.ts';
export * from './imports/kinds.ts';
export {
  RUNS_PAGE_SIZE,
  type ScheduleTerms,
  type WireRun,
  type WireSchedule,
} from './imports/schedules/endpoints.ts';
export * from './imports/schedules/kinds.ts';
export type { WireIntegrationCall, WireIntegrationKey } from './integration/keys.ts';
export { type Scope, scopes } from './integration/scopes.ts';
export * from './invoices.ts';
export { MAX_LIST_VIEWS, type ViewedList, viewedLists, type WireListView } from './list-views/endpoints.ts';
export type { WireListedMail, WireShownMail } from './mail-desk/endpoints.ts';
export { type MailState, mailStates, type WireMailKind } from './mail-desk/kinds.ts';
export * from './match.ts';
export { type OrderArea, orderAreas } from './order-desk/areas.ts';
export type { WireListedOrder, WireShownOrder } from './order-desk/endpoints.ts';
export * from './order-list-actions.ts';
export * from './order-lists.ts';
export * from './orders.ts';
export * from './payment/payment.ts';
export type { WireOpenCreditNote } from './payment-desk/credit-notes.ts';
export type { WireFlaggedPayment } from './payment-desk/endpoints.ts';
export type { PaymentArea, WirePaymentFlag } from './payment-desk/flags.ts';
export * from './permissions.ts';
export {
  MAX_TIERS,
  type PriceTiers,
  type WireListedPrice,
  type WireShownPriceList,
} from './price-desk/endpoints.ts';
export {
  MAX_UNITS,
  type ProductUnit,
  type WireListedProduct,
  type WireShownProduct,
} from './product-desk/endpoints.ts';
export { type ProductState, productStates } from './product-desk/states.ts';
export * from './product-groups.ts';
export * from './products.ts';
export * from './purchase-rhythm.ts';
export * from './quick-order.ts';
export * from './recurring-orders/prepared-order.ts';
export * from './recurring-orders/recurring-endpoints.ts';
export * from './recurring-orders/recurring-order.ts';
export * from './reviews/import.ts';
export * from './reviews/page-size.ts';
export * from './rich-text/index.ts';
export * from './sales-analysis/endpoints.ts';
export * from './service.ts';
export * from './service-desk/views.ts';
export * from './settings.ts';
export * from './shelf-labels.ts';
export { type ShopCheck, shopCheckNames, shopChecks } from './shop-check/checks.ts';
export type { WireShopCheck } from './shop-check/endpoints.ts';
export * from './shop-endpoints.ts';
export type { DeliveryRules } from './shop-settings/delivery-rules.ts';
export type {
  ShopCompany,
  ShopCosts,
  WireDeliveryRules,
  WireShopSettings,
} from './shop-settings/endpoints.ts';
export type { ShopBanner, ShopContact, WireShopBanner, WireShopContact } from './shop-settings/storefront.ts';
export * from './stock-count/endpoints.ts';
export * from './stock-count/events.ts';
export * from './stock-count/fold-events.ts';
export * from './suppliers.ts';
export * from './tasks/kinds.ts';
export * from './tasks/linked.ts';
export * from './waste/kinds.ts';
export type { WebhookTerms, WireDelivery, WireWebhook } from './webhooks/endpoints.ts';
export * from './webhooks/events.ts';
export { type FoundKind, foundKinds, type WireFound } from './workbench/endpoints.ts';
export {
  type FirstStep,
  firstStepNames,
  firstSteps,
  ORDERS_OF_OPEN_SHOP,
} from './workbench/first-steps.ts';
export { type HistoryKind, historyKinds } from './workbench/history.ts';
