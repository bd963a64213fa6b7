import { NotFoundContent, notFoundMetadata } from '@/app/_components/not-found-content';
import type { SitePage } from '@/app/_data/site';

export const metadata = notFoundMetadata;

/** Target of URLs that no page can have. */
export default function AbsentPage(props: SitePage) {
  return <NotFoundContent {...props} />;
}
