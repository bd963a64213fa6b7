import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { sites } from '../../db/schema/index.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { shownAt } from '../../http/view.ts';
import { describeImages } from '../content/image-descriptions.ts';
import { shownHtml, shownLine } from '../content/shown-text.ts';
import { deliveryPromise } from '../delivery/expected-day.ts';
import { toEuro } from '../prices/index.ts';

/**
 * The site's settings; the site row was loaded with the token. The texts that administrators edit are read anew: that
 * row may be seconds old.
 */
const getSettings = implement(endpoints.settings.get, async ({ tx, viewer: { site } }) => {
  const { alertMessage, notice, branch } = sites;
  const [texts = site] = await tx
    .select({ alertMessage, notice, branch })
    .from(sites)
    .where(eq(sites.id, site.id));
  const shownNotice = shownHtml(site, texts.notice);
  const described = await describeImages(tx, site.id, { texts: [shownNotice] });
  return {
    site: site.id,
    name: site.name,
    prices: site.prices,
    countries: site.countries,
    alert_message: shownLine(site, texts.alertMessage),
    notice: described.inText(shownNotice),
    free_shipping_from: toEuro(site.freeShippingCents),
    shipping: { NL: toEuro(site.shippingNlCents), BE: toEuro(site.shippingBeCents) },
    vestiging_details: {
      ...texts.branch,
      html_title: shownLine(site, texts.branch.html_title),
      html_description: shownLine(site, texts.branch.html_description),
      html_keywords: shownLine(site, texts.branch.html_keywords),
    },
  };
});

const getDelivery = implement(endpoints.settings.delivery, async ({ tx, viewer }) => {
  const { today, orderBefore, days } = await deliveryPromise(tx, viewer.site.countries, shownAt(viewer));
  return { today, ...(orderBefore !== undefined && { order_before: orderBefore }), days };
});

export const settingsRoutes: Implementation[] = [getSettings, getDelivery];
