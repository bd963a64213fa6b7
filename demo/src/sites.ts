import type { sites } from '../../backend/src/db/schema/index.ts';
import { siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';
import { logo } from '../../tenants/logos/index.ts';
import { redirects } from '../../tenants/redirects.ts';
import { shipping } from '../../tenants/shipping.ts';
import type { Tenant } from '../../tenants/types.ts';

/** A shop as inserted into the sites table, before any change. */
export type DemoSite = Required<Omit<typeof sites.$inferInsert, EditedText | 'textsVersion'>>;
type EditedText = 'alertMessage' | 'bannerLink' | 'bannerFrom' | 'bannerUntil' | 'bannerHidden' | 'notice';

/** A site of the storefront as a row of the backend. Demo data needs `tenants/`; a backend without demo data does not. */
function demoSite(tenant: Tenant): DemoSite {
  const { id, name, token, prices, countries, hosts, branch, theme } = tenant;
  const { company, street, postcode, city, phone, email, kvk, vatNumber, iban } = branch;
  return {
    id,
    name,
    token,
    adminCode: id.toUpperCase(),
    adminSecondFactor: false,
    prices,
    countries: [...countries],
    // Links in mails use the first; `<id>.localhost` is for development.
    hosts: hosts.filter((host) => !host.endsWith('.localhost')),
    redirects: redirects[id] ?? {},
    freeShippingCents: shipping.freeFromCents,
    shippingNlCents: shipping.costsCents.NL,
    shippingBeCents: shipping.costsCents.BE,
    branch: {
      name: company,
      street,
      postcode,
      city,
      country: 'Nederland',
      phone,
      email,
      html_title: tenant.htmlTitle,
      html_description: tenant.htmlDescription,
      html_keywords: tenant.htmlKeywords,
    },
    letterhead: {
      colour: theme.colors.brand,
      face: theme.font,
      logo: logo(tenant),
      coc: kvk,
      vatNumber,
      iban,
    },
  };
}

/** The demo site and all others, in the order of `tenants/hosts.ts`. */
export const demoSites: DemoSite[] = siteIds.map((id) => demoSite(tenants[id]));
