// @vitest-environment jsdom
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { replayInput } from '@/app/_early/replay-input.js';
import { eventually } from '../../support/eventually';

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

const acted = vi.fn();
function Form() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => acted('click')}>
        Instellen
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          acted('submit');
        }}
      >
        <input value={text} onChange={({ target }) => setText(target.value)} />
        <input type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
        <button type="submit">Versturen</button>
      </form>
      <output>
        {text} {isTicked ? 'aan' : 'uit'}
      </output>
    </>
  );
}

const partOf = <Part extends Element>(container: Element, selector: string) =>
  container.querySelector(selector) as Part;

function fillAndSend(container: Element) {
  partOf<HTMLButtonElement>(container, '[type=button]').click();
  const field = partOf<HTMLInputElement>(container, 'input');
  field.value = 'Bo';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  partOf<HTMLInputElement>(container, '[type=checkbox]').click();
  partOf<HTMLButtonElement>(container, '[type=submit]').click();
}

async function expectFilledAndSent(container: Element) {
  await eventually(() => {
    vi.advanceTimersByTime(100);
    expect(partOf(container, 'output').textContent).toBe('Bo aan');
  });
  vi.advanceTimersByTime(1000);
  expect(partOf<HTMLInputElement>(container, 'input').value).toBe('Bo');
  expect(partOf<HTMLInputElement>(container, '[type=checkbox]').checked).toBe(true);
  expect(acted.mock.calls).toEqual([['click'], ['submit']]);
}

it('input on a part whose code is still loading acts once, when React has hydrated the part', async () => {
  const code = Promise.withResolvers<{ default: typeof Form }>();
  const LateForm = lazy(() => code.promise);
  const inSuspense = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inSuspense(<Form />));
  const root = hydrateRoot(container, inSuspense(<LateForm />));
  // By then React waits for the code.
  await new Promise((resolve) => setImmediate(resolve));

  fillAndSend(container);
  expect(acted).not.toHaveBeenCalled();
  code.resolve({ default: Form });
  await expectFilledAndSent(container);
  root.unmount();
});

/** A part with a neighbour whose code is still loading: React has rendered the part, and does not hydrate it yet. */
it('input on a part that waits for its neighbour acts once, when React has hydrated the part', async () => {
  acted.mockClear();
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  const Late = lazy(() => code.promise);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <Suspense fallback={null}>
      <Form />
      <p>Later</p>
    </Suspense>,
  );
  const root = hydrateRoot(
    container,
    <Suspense fallback={null}>
      <Form />
      <Late />
    </Suspense>,
  );
  const field = partOf(container, 'input');
  await eventually(() => expect(Object.keys(field).join()).toContain('__reactProps'));

  fillAndSend(container);
  expect(acted).not.toHaveBeenCalled();
  code.resolve({ default: () => <p>Later</p> });
  await expectFilledAndSent(container);
  root.unmount();
});

function Place({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(name);
      }}
    >
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <button type="submit">Toevoegen</button>
    </form>
  );
}

it('a form that is sent right after hydration has the text that was typed before it', async () => {
  const sent = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Place onSend={sent} />);
  const field = partOf<HTMLInputElement>(container, 'input');
  field.value = 'Kelder';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const root = hydrateRoot(container, <Place onSend={sent} />);
  await eventually(() => expect(Object.keys(field).join()).toContain('__reactProps'));
  // React handles it now; the recorded text waits for the next look.
  partOf<HTMLButtonElement>(container, 'button').click();
  expect(sent.mock.calls).toEqual([['Kelder']]);
  root.unmount();
});
