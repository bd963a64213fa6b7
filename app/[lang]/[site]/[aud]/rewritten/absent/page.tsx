import { Absent, absentMetadata } from '@/app/_components/absent';
import type { SitePage } from '@/app/_data/site';

export const metadata = absentMetadata;

/** Target of URLs that no page can have. */
export default function AbsentPage(props: SitePage) {
  return <Absent {...props} />;
}
