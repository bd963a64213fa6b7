import type { Implementation } from '../http/implement.ts';
import { accountRoutes } from './account/routes.ts';
import { adminsRoutes } from './admins/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { boughtBeforeRoutes } from './bought-before/routes.ts';
import { couponRoutes } from './cart/coupon/routes.ts';
import { deliveryRoutes } from './cart/delivery/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { contentSearchRoutes } from './content-search/routes.ts';
import { couponDeskRoutes } from './coupon-desk/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { customerDeskRoutes } from './customer-desk/routes.ts';
import { editingRoutes } from './editing/routes.ts';
import { groupDeskRoutes } from './group-desk/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { importScheduleRoutes } from './imports/schedules/desk/routes.ts';
import { integrationDeskRoutes } from './integration-desk/routes.ts';
import { listViewRoutes } from './list-views/routes.ts';
import { mailDeskRoutes } from './mail-desk/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { orderDeskRoutes } from './order-desk/routes.ts';
import { orderDocumentRoutes } from './order-documents/routes.ts';
import { orderListRoutes } from './order-lists/routes.ts';
import { confirmationRoutes } from './orders/confirmation/routes.ts';
import { orderRoutes } from './orders/history/routes.ts';
import { paymentDeskRoutes } from './payment-desk/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { priceDeskRoutes } from './price-desk/routes.ts';
import { productDeskRoutes } from './product-desk/routes.ts';
import { rhythmRoutes } from './purchase-rhythm/routes.ts';
import { quickOrderRoutes } from './quick-order/routes.ts';
import { recurringOrderRoutes } from './recurring-orders/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { salesAnalysisRoutes } from './sales-analysis/routes.ts';
import { serviceDeskRoutes } from './service-desk/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { shelfLabelRoutes } from './shelf-labels/routes.ts';
import { checkShopRoute } from './shop-check/route.ts';
import { shopSettingsRoutes } from './shop-settings/routes.ts';
import { stockCountRoutes } from './stock-count/routes.ts';
import { supplierRoutes } from './suppliers/routes.ts';
import { taskLinkRoutes } from './task-mail/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { textCheckRoutes } from './text-checks/routes.ts';
import { wasteRoutes } from './waste/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';
import { workbenchRoutes } from './workbench/routes.ts';

/** The implemented endpoints of the contract. */
export const implementations: Implementation[] = [
  ...authRoutes,
  ...adminsRoutes,
  ...cartRoutes,
  ...couponRoutes,
  ...couponDeskRoutes,
  ...deliveryRoutes,
  ...orderRoutes,
  ...orderDeskRoutes,
  ...productDeskRoutes,
  ...priceDeskRoutes,
  ...groupDeskRoutes,
  ...workbenchRoutes,
  checkShopRoute,
  ...listViewRoutes,
  ...confirmationRoutes,
  ...orderDocumentRoutes,
  ...creditRoutes,
  ...boughtBeforeRoutes,
  ...paymentRoutes,
  ...paymentDeskRoutes,
  ...orderListRoutes,
  ...quickOrderRoutes,
  ...shelfLabelRoutes,
  ...stockCountRoutes,
  ...rhythmRoutes,
  ...recurringOrderRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...customerDeskRoutes,
  ...contactRoutes,
  ...newsletterRoutes,
  ...webhookRoutes,
  ...withdrawalRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...contentSearchRoutes,
  ...editingRoutes,
  ...importRoutes,
  ...importScheduleRoutes,
  ...integrationDeskRoutes,
  ...mailDeskRoutes,
  ...mediaRoutes,
  ...reviewRoutes,
  ...salesAnalysisRoutes,
  ...serviceDeskRoutes,
  ...settingsRoutes,
  ...shopSettingsRoutes,
  ...taskRoutes,
  ...supplierRoutes,
  ...taskLinkRoutes,
  ...textCheckRoutes,
  ...wasteRoutes,
];
