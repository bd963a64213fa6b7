import { MissingPage } from '@/templates/basis/missing';

/** A 404 page inside the site's frame, with next steps. */
export default function NotFound() {
  return <MissingPage />;
}
