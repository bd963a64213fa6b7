import { sharedShopPicture } from '@/app/_data/seo/metadata';
import type { Audience } from '@/lib/audience';
import type { Tenant } from '@/tenants/types';

/**
 * The shop's picture for links to a list in social networks. A tag of its own, because the framework's Open
 * Graph repeats title and description four times and list pages have no bytes to spare (ADR 17). Networks
 * read those from the page.
 */
export function SharedPicture({ tenant, audience }: { tenant: Tenant; audience: Audience }) {
  return audience === 'customer' ? null : <meta property="og:image" content={sharedShopPicture(tenant)} />;
}
