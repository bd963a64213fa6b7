import { endpoints } from '@toonbank/contract';
import { type Site, sites } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { shownAt } from '../../http/view.ts';
import { describeImages } from '../content/image-descriptions.ts';
import { shownHtml, shownLine } from '../content/shown-text.ts';
import { deliveryPromise } from '../delivery/expected-day.ts';
import { toEuro } from '../prices/index.ts';

type Banner = Pick<Site, 'bannerFrom' | 'bannerUntil' | 'bannerHidden'>;

const showsBanner = ({ bannerFrom, bannerUntil, bannerHidden }: Banner, at: Date): boolean =>
  !bannerHidden && (!bannerFrom || bannerFrom <= at) && (!bannerUntil || at < bannerUntil);

/**
 * The site's settings; the site row was loaded with the token. The texts and costs that administrators edit are read anew: that
 * row may be seconds old.
 */
const getSettings = implement(endpoints.settings.get, async ({ tx, viewer, payments }) => {
  const { site } = viewer;
  const { alertMessage, bannerLink, bannerFrom, bannerUntil, bannerHidden, notice, branch, letterhead } =
    sites;
  const { freeShippingCents, shippingNlCents, shippingBeCents } = sites;
  const banner = { alertMessage, bannerLink, bannerFrom, bannerUntil, bannerHidden };
  const [texts = site] = await tx
    .select({ ...banner, notice, branch, letterhead, freeShippingCents, shippingNlCents, shippingBeCents })
    .from(sites)
    .where(eq(sites.id, site.id));
  const isShown = showsBanner(texts, shownAt(viewer));
  const shownNotice = shownHtml(site, texts.notice);
  const described = await describeImages(tx, site.id, { texts: [shownNotice] });
  return {
    site: site.id,
    name: site.name,
    prices: site.prices,
    countries: site.countries,
    alert_message: isShown ? shownLine(site, texts.alertMessage) : '',
    alert_link: isShown ? texts.bannerLink : '',
    notice: described.inText(shownNotice),
    free_shipping_from: toEuro(texts.freeShippingCents),
    shipping: { NL: toEuro(texts.shippingNlCents), BE: toEuro(texts.shippingBeCents) },
    online_payments: payments.provider !== undefined,
    company: {
      coc: texts.letterhead.coc,
      vat_number: texts.letterhead.vatNumber,
      iban: texts.letterhead.iban,
    },
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
