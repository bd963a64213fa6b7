import { notFound } from 'next/navigation';
import { NO_SITE } from '@/lib/names';

export function generateStaticParams() {
  return [{ rest: [NO_SITE] }];
}

/** An account page that doesn't exist: a 404 in the site's own frame. */
export default function UnknownAccountPage() {
  notFound();
}
