import { endpoints } from '@toonbank/contract';
import { type Implementation, implement } from '../../http/implement.ts';
import { toEuro } from '../prices/index.ts';

/** The site's settings; the site row was loaded with the token. */
const getSettings = implement(endpoints.settings.get, async ({ viewer: { site } }) => ({
  site: site.id,
  name: site.name,
  prices: site.prices,
  countries: site.countries,
  alert_message: site.alertMessage,
  free_shipping_from: toEuro(site.freeShippingCents),
  shipping: { NL: toEuro(site.shippingNlCents), BE: toEuro(site.shippingBeCents) },
  vestiging_details: site.branch,
}));

export const settingsRoutes: Implementation[] = [getSettings];
