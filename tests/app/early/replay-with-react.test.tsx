// @vitest-environment jsdom
import { Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { replayInput } from '@/app/_early/replay-input.js';

/** Longer than React works without a pause. */
const PAUSE_MS = 20;

const shown = Promise.withResolvers<void>();

function Page({ onClick }: { onClick: () => void }) {
  useLayoutEffect(() => {
    // React pauses after this: the part in Suspense is hydrated in a later task.
    const until = performance.now() + PAUSE_MS;
    while (performance.now() < until);
    queueMicrotask(shown.resolve);
  });
  return (
    <Suspense fallback={null}>
      <button type="button" onClick={onClick}>
        Bewerken
      </button>
    </Suspense>
  );
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  replayInput();
});
afterAll(() => {
  vi.useRealTimers();
});

it('a click on a part that React hydrates because of it acts once', async () => {
  const clicked = vi.fn();
  const page = <Page onClick={clicked} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const button = container.querySelector('button') as HTMLButtonElement;
  const root = hydrateRoot(container, page);
  await shown.promise;
  expect(Object.keys(button)).toEqual([]);
  button.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(clicked).toHaveBeenCalledTimes(1);
  root.unmount();
});
