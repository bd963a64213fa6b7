import type { SeededBug } from '../seeded-bug.ts';
import { administrators } from './administrators.ts';
import { cart } from './cart.ts';
import { credits } from './credits.ts';
import { editing } from './editing.ts';
import { faults } from './faults.ts';
import { guards } from './guards.ts';
import { mail } from './mail.ts';
import { media } from './media.ts';
import { newsletter } from './newsletter.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { requests } from './requests.ts';
import { reviews } from './reviews.ts';
import { salesAnalysis } from './sales-analysis.ts';
import { screens } from './screens.ts';
import { serviceDesk } from './service-desk.ts';
import { sheets } from './sheets.ts';
import { stockCount } from './stock-count.ts';
import { store } from './store.ts';
import { storefrontServer } from './storefront-server.ts';
import { structure } from './structure.ts';
import { suppliers } from './suppliers.ts';
import { supply } from './supply.ts';
import { tasks } from './tasks.ts';
import { tenancy } from './tenancy.ts';
import { waste } from './waste.ts';
import { withdrawals } from './withdrawals.ts';
import { workers } from './workers.ts';

export const seededBugs: readonly SeededBug[] = [
  administrators,
  editing,
  tenancy,
  payments,
  prices,
  cart,
  credits,
  salesAnalysis,
  screens,
  storefrontServer,
  faults,
  mail,
  media,
  guards,
  newsletter,
  requests,
  reviews,
  store,
  structure,
  suppliers,
  supply,
  withdrawals,
  tasks,
  serviceDesk,
  sheets,
  stockCount,
  waste,
  workers,
].flat();
