import { NotFoundContent, notFoundMetadata } from '@/app/_components/not-found-content';
import type { SitePage } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';

export const metadata = notFoundMetadata;

export function generateStaticParams() {
  return [{ rest: [NO_SITE] }];
}

/** An account page that doesn't exist: a 404 in the site's own frame. */
export default function UnknownAccountPage(props: SitePage) {
  return <NotFoundContent {...props} />;
}
