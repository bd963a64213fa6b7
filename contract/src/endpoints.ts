import { admins } from './admins/endpoints.ts';
import { admin } from './admins/session.ts';
import { cms } from './cms.ts';
import { couponDesk } from './coupon-desk/endpoints.ts';
import { customerDesk } from './customer-desk/endpoints.ts';
import { type Endpoint, tableOf } from './define.ts';
import { editing } from './editing/endpoints.ts';
import { masters } from './editing/masters.ts';
import { media } from './editing/media.ts';
import { sitePages } from './editing/site-pages.ts';
import { viewing } from './editing/viewing.ts';
import { groupDesk } from './group-desk/endpoints.ts';
import { imports } from './imports/endpoints.ts';
import { importSchedules } from './imports/schedules/endpoints.ts';
import { integration } from './integration/keys.ts';
import { listViews } from './list-views/endpoints.ts';
import { mailDesk } from './mail-desk/endpoints.ts';
import { newsletter } from './newsletter/endpoints.ts';
import { orderDesk } from './order-desk/endpoints.ts';
import { paymentDesk } from './payment-desk/endpoints.ts';
import { priceDesk } from './price-desk/endpoints.ts';
import { productDesk } from './product-desk/endpoints.ts';
import { reviews } from './reviews/endpoints.ts';
import { serviceDesk } from './service-desk/endpoints.ts';
import { shopCheck } from './shop-check/endpoints.ts';
import { shopEndpoints } from './shop-endpoints.ts';
import { shopSettings } from './shop-settings/endpoints.ts';
import { textChecks } from './text-checks/endpoints.ts';
import { webhooks } from './webhooks/endpoints.ts';
import { withdrawals } from './withdrawals/endpoints.ts';
import { workbench } from './workbench/endpoints.ts';

/** All endpoints, by resource (docs/behaviour.md §5.1). An endpoint that is not here does not exist. */
export const endpoints = {
  ...shopEndpoints,
  admin,
  admins,
  cms,
  couponDesk,
  customerDesk,
  editing,
  groupDesk,
  imports,
  importSchedules,
  integration,
  listViews,
  mailDesk,
  masters,
  media,
  newsletter,
  orderDesk,
  paymentDesk,
  priceDesk,
  productDesk,
  reviews,
  serviceDesk,
  shopCheck,
  shopSettings,
  sitePages,
  textChecks,
  viewing,
  webhooks,
  withdrawals,
  workbench,
};

type Resources = typeof endpoints;
/** `cart.update`, `auth.login`, … */
export type EndpointName = {
  [R in keyof Resources]: `${R & string}.${keyof Resources[R] & string}`;
}[keyof Resources];

/** The same table, flat: name → endpoint. */
export const endpointTable = tableOf(endpoints) as ReadonlyMap<EndpointName, Endpoint>;
