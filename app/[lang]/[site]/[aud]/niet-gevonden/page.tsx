import type { SitePage } from '@/app/_data/site';
import { Absent, absentMetadata } from '@/app/_parts/absent';

export const metadata = absentMetadata;

/** Target of URLs that no page can have. */
export default function AbsentPage(props: SitePage) {
  return <Absent {...props} />;
}
