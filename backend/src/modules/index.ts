import type { Implementation } from '../http/implement.ts';
import { authRoutes } from './auth/routes.ts';

/** What is built, of all that the contract names. */
export const implementations: Implementation[] = [...authRoutes];
