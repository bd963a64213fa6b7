import type { ReactNode } from 'react';
import { account as words } from '@/locales/nl/account/account';
import type { SessionLoad, SessionResult } from '../shop';
import { Notice } from '../ui/notice';
import { SessionBoundary } from './session-boundary';

export interface SessionDataProps<T> {
  data: SessionLoad<T>;
  /** Has the size of the content. */
  fallback: ReactNode;
  /** Renders nothing when the data is unavailable, because another part of the page shows the error. */
  quiet?: boolean;
  children: (value: T) => ReactNode;
}

/** Data of the customer's session in each state: loading, ready, or unavailable. */
export function SessionData<T>({ data, fallback, ...rest }: SessionDataProps<T>) {
  if (data instanceof Promise)
    return (
      <SessionBoundary fallback={fallback}>
        <Arrived data={data} {...rest} />
      </SessionBoundary>
    );
  return (
    <SessionBoundary>
      <Shown answer={data} {...rest} />
    </SessionBoundary>
  );
}

type ShownProps<T> = Pick<SessionDataProps<T>, 'quiet' | 'children'>;

async function Arrived<T>({ data, ...rest }: ShownProps<T> & { data: Promise<SessionResult<T>> }) {
  return <Shown answer={await data} {...rest} />;
}

function Shown<T>({ answer, quiet = false, children }: ShownProps<T> & { answer: SessionResult<T> }) {
  if (answer.state === 'ok') return children(answer.value);
  if (quiet) return null;
  const expired = answer.state === 'expired';
  return <Notice tone={expired ? 'warning' : 'danger'}>{expired ? words.expired : words.failed}</Notice>;
}
