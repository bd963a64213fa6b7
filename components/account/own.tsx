import { type ReactNode, Suspense } from 'react';
import { account as words } from '@/locales/nl/account';
import type { Priced } from '../shop';
import { Notice } from '../ui/notice';

interface OwnProps<T> {
  /** What the customer's session gives. */
  data: Promise<Priced<T>>;
  /** Of the size of what is coming. */
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}

/** Something of the customer's own: on its way, there, or not to be had just now. */
export function Own<T>({ fallback, ...rest }: OwnProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Arrived {...rest} />
    </Suspense>
  );
}

async function Arrived<T>({ data, children }: Omit<OwnProps<T>, 'fallback'>) {
  const answer = await data;
  if (answer.state === 'own') return children(answer.value);
  return <Notice tone="danger">{words.failed}</Notice>;
}
