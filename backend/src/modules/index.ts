import type { Implementation } from '../http/implement.ts';
import { accountRoutes } from './account/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { settingsRoutes } from './settings/routes.ts';

/** What is built, of all that the contract names. */
export const implementations: Implementation[] = [
  ...authRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...accountRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...settingsRoutes,
];
