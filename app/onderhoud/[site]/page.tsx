import { shopOf } from '@/app/_data/shop';
import { tenantOf } from '@/app/_data/site';
import { ClosedPage } from '@/components/content/closed-page';
import { NO_SITE } from '@/lib/names';

/** What every address of a site shows while `MAINTENANCE` names it. */
export default async function Closed({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (site === NO_SITE) return null;
  return <ClosedPage branch={shopOf(tenantOf(site)).branch} />;
}
