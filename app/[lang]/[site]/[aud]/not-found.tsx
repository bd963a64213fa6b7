import { MissingPage } from '@/templates/basis/missing';

/** A 404 inside the site's own frame: says what to do next. */
export default function NotFound() {
  return <MissingPage />;
}
