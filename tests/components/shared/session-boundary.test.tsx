// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, startTransition, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SessionBoundary } from '@/components/shared/session-boundary';

afterEach(cleanup);

function Field({ name }: { name: string }) {
  const [typed, type] = useState('');
  return <input aria-label={name} value={typed} onChange={(event) => type(event.target.value)} />;
}

/** A placeholder for a part of the page that is still streaming. */
function onItsWay(node: ReactNode) {
  let arrive: () => void = () => undefined;
  const whole = new Promise<{ default: never }>((resolve) => {
    arrive = () => resolve({ default: node as never });
  });
  return { place: lazy(() => whole) as unknown as ReactNode, arrive };
}

/** A page that is read again, as a router does it. */
function Page({ first, again }: { first: ReactNode; again: ReactNode }) {
  const [shown, show] = useState(first);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => show(again))}>
        Opnieuw
      </button>
      {shown}
    </>
  );
}

const refresh = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('keeps component state when the page is loaded again', async () => {
  const { place, arrive } = onItsWay(<Field name="tweede" />);
  render(
    <Page
      first={
        <SessionBoundary>
          <Field name="eerste" />
        </SessionBoundary>
      }
      again={<SessionBoundary fallback={<p>Bezig</p>}>{place}</SessionBoundary>}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  await refresh('Opnieuw');
  expect(screen.queryByText('Bezig')).toBeNull();
  await act(async () => arrive());
  expect(screen.getByRole('textbox', { name: 'tweede' })).toBe(field);
  expect(document.activeElement).toBe(field);
});

it('shows its fallback while the first content loads, and keeps content that arrived', async () => {
  const { place, arrive } = onItsWay(<Field name="eerste" />);
  const again = onItsWay(<Field name="tweede" />);
  render(
    <Page
      first={<SessionBoundary fallback={<p>Bezig</p>}>{place}</SessionBoundary>}
      again={<SessionBoundary fallback={<p>Bezig</p>}>{again.place}</SessionBoundary>}
    />,
  );
  expect(screen.getByText('Bezig')).toBeTruthy();
  await act(async () => arrive());
  const field = screen.getByRole('textbox', { name: 'eerste' });
  await refresh('Opnieuw');
  await act(async () => again.arrive());
  expect(screen.getByRole('textbox', { name: 'tweede' })).toBe(field);
});
