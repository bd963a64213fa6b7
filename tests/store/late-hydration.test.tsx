// @vitest-environment jsdom
import { act, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/make-store';
import { menuOpened } from '@/store/menu/slice';
import { StoreProvider } from '@/store/provider';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function MenuState() {
  return <output>{useAppSelector((state) => (state.menu.openGroup ? 'open' : 'closed'))}</output>;
}

/** Gives the test access to the page's store. */
const taken: { dispatch?: AppDispatch } = {};
function DispatchTaker() {
  taken.dispatch = useAppDispatch();
  return null;
}

it('hydrates a late part as the server rendered it, also when the store has changed meanwhile', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const page = (content: React.ReactNode) => (
    <StoreProvider audience="visitor">
      <DispatchTaker />
      <Suspense>{content}</Suspense>
    </StoreProvider>
  );
  place.innerHTML = renderToString(page(<MenuState />));
  expect(place.textContent).toBe('closed');

  const chunk = Promise.withResolvers<{ default: typeof MenuState }>();
  const LateMenuState = lazy(() => chunk.promise);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, page(<LateMenuState />), { onRecoverableError: (error) => errors.push(error) });
  });
  act(() => void taken.dispatch?.(menuOpened(1)));
  await act(async () => chunk.resolve({ default: MenuState }));
  expect(errors).toEqual([]);
  expect(place.textContent).toBe('open');
});
