import type { ReactNode } from 'react';
import { account as words } from '@/locales/nl/account';
import type { Priced } from '../shop';
import { Notice } from '../ui/notice';
import { OwnPlace } from './own-place';

export interface OwnProps<T> {
  /** What the customer's session gives; there at once in a document, on its way after a click inside the shop. */
  data: Priced<T> | Promise<Priced<T>>;
  /** Of the size of what is coming. */
  fallback: ReactNode;
  /** Says nothing where it can't be had, because another part of the page does. */
  quiet?: boolean;
  children: (value: T) => ReactNode;
}

/** Something of the customer's own: on its way, there, or not to be had just now. */
export function Own<T>({ data, fallback, ...rest }: OwnProps<T>) {
  if (data instanceof Promise)
    return (
      <OwnPlace fallback={fallback}>
        <Arrived data={data} {...rest} />
      </OwnPlace>
    );
  return (
    <OwnPlace>
      <Shown answer={data} {...rest} />
    </OwnPlace>
  );
}

type ShownProps<T> = Pick<OwnProps<T>, 'quiet' | 'children'>;

async function Arrived<T>({ data, ...rest }: ShownProps<T> & { data: Promise<Priced<T>> }) {
  return <Shown answer={await data} {...rest} />;
}

function Shown<T>({ answer, quiet = false, children }: ShownProps<T> & { answer: Priced<T> }) {
  if (answer.state === 'own') return children(answer.value);
  if (quiet) return null;
  const expired = answer.state === 'expired';
  return <Notice tone={expired ? 'warning' : 'danger'}>{expired ? words.expired : words.failed}</Notice>;
}
