import * as unknownAccountPage from '../../[aud]/mijn-account/[...rest]/page';
import * as shelfRequests from '../../[aud]/mijn-account/aanvragen/page';
import * as shelfLabelsOfList from '../../[aud]/mijn-account/bestellijsten/[list]/kastlabels/page';
import * as orderList from '../../[aud]/mijn-account/bestellijsten/[list]/page';
import * as orderLists from '../../[aud]/mijn-account/bestellijsten/page';
import * as order from '../../[aud]/mijn-account/bestellingen/[order]/page';
import * as orders from '../../[aud]/mijn-account/bestellingen/page';
import * as boughtBefore from '../../[aud]/mijn-account/eerder-besteld/page';
import * as invoices from '../../[aud]/mijn-account/facturen/page';
import * as details from '../../[aud]/mijn-account/gegevens/page';
import * as recurringOrder from '../../[aud]/mijn-account/herhaalorders/[order]/page';
import * as newRecurringOrder from '../../[aud]/mijn-account/herhaalorders/nieuw/page';
import * as recurringOrders from '../../[aud]/mijn-account/herhaalorders/page';
import * as shelfLabels from '../../[aud]/mijn-account/kastlabels/page';
import * as confirmations from '../../[aud]/mijn-account/orderbevestigingen/page';
import * as account from '../../[aud]/mijn-account/page';
import * as packingSlips from '../../[aud]/mijn-account/pakbonnen/page';
import * as priceAgreements from '../../[aud]/mijn-account/prijsafspraken/page';
import * as salesAnalysis from '../../[aud]/mijn-account/verkoopanalyse/page';
import * as salesRows from '../../[aud]/mijn-account/verkoopanalyse/regels/page';
import { findPage, pageIn } from '../../b/[[...path]]/pages';

/** The customer's own pages, by their folders below `[aud]/mijn-account`; the first that fits is shown. */
const accountPages = {
  '': account,
  aanvragen: shelfRequests,
  bestellijsten: orderLists,
  'bestellijsten/[list]': orderList,
  'bestellijsten/[list]/kastlabels': shelfLabelsOfList,
  bestellingen: orders,
  'bestellingen/[order]': order,
  'eerder-besteld': boughtBefore,
  facturen: invoices,
  gegevens: details,
  herhaalorders: recurringOrders,
  'herhaalorders/nieuw': newRecurringOrder,
  'herhaalorders/[order]': recurringOrder,
  kastlabels: shelfLabels,
  orderbevestigingen: confirmations,
  pakbonnen: packingSlips,
  prijsafspraken: priceAgreements,
  verkoopanalyse: salesAnalysis,
  'verkoopanalyse/regels': salesRows,
  '[...rest]': unknownAccountPage,
};

/** The page of a path, with the account's pages besides those that everyone sees. */
export function findCustomerPage([first, ...rest]: readonly string[]) {
  const found = first === 'mijn-account' ? pageIn(accountPages, rest) : undefined;
  return found ?? findPage(first === undefined ? [] : [first, ...rest]);
}
