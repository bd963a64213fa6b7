import { notFound } from 'next/navigation';

/** Where addresses lead that no page can have. */
export default function AbsentPage() {
  notFound();
}
