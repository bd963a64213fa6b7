import { sharedShopPicture } from '@/app/_data/seo/metadata';
import type { Audience } from '@/lib/audience';
import type { Tenant } from '@/tenants/types';

/**
 * What networks show beside a link to a list: the shop. By itself, because the framework's Open Graph repeats title and
 * description four times, and a list has no byte to spare (ADR 17). Networks take those from the page.
 */
export function SharedPicture({ tenant, audience }: { tenant: Tenant; audience: Audience }) {
  return audience === 'k' ? null : <meta property="og:image" content={sharedShopPicture(tenant)} />;
}
