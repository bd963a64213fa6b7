import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import type { ShopIdentity, SiteFacts } from '@toonbank/contract/text-checks/facts/site-facts';
import type { Database, Tx } from '../../db/connect.ts';
import { type Site, sites } from '../../db/schema/index.ts';
import { asc } from '../../db/sql.ts';
import { loadRules } from '../delivery/choices.ts';
import { shopClock } from '../delivery/days.ts';

const identityOf = ({ name, hosts, branch: { phone, email } }: Site): ShopIdentity => ({
  ...{ name, phone, email, hosts },
});

/** All sites of the installation: the texts of one may not name another. */
export const readSites = (database: Database): Promise<Site[]> =>
  database.asOwner((db) => db.select().from(sites).orderBy(asc(sites.id)));

/** What the texts of a site may say of it at this moment. */
export async function factsOf(tx: Tx, site: Site, all: readonly Site[], now: Date): Promise<SiteFacts> {
  const { freeShippingCents, shippingNlCents, shippingBeCents, countries } = site;
  const { cutOff } = await loadRules(tx);
  return {
    ...identityOf(site),
    ...{ freeShippingCents, shippingNlCents, cutOff },
    shippingBeCents: countries.includes('BE') ? shippingBeCents : null,
    withdrawalDays: site.prices === 'public' ? withdrawalTerms.days : null,
    today: shopClock(now).day,
    others: all.filter(({ id }) => id !== site.id).map(identityOf),
  };
}
