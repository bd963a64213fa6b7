import { MissingPage } from '@/components/content/missing-page';

/** A 404 inside the site's own frame: says what to do next. */
export default function NotFound() {
  return <MissingPage />;
}
