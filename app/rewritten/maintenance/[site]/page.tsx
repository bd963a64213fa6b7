import { shopOf } from '@/app/_data/shop';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { NO_SITE } from '@/lib/names';
import { ClosedPage } from '@/templates/basis/closed';

/** Page of every URL of a site while `MAINTENANCE` names it. */
export default async function Closed({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (site === NO_SITE) return null;
  return <ClosedPage branch={shopOf(tenantOf(site)).branch} />;
}
