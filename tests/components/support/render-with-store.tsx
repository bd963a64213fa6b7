import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach } from 'vitest';
import { type AppStore, makeStore } from '@/store/make-store';

afterEach(cleanup);

/** Renders something with a store of its own, and hands out the store and somebody to use it. */
export function renderWithStore(ui: ReactNode, store: AppStore = makeStore()) {
  const view = render(<Provider store={store}>{ui}</Provider>);
  return { ...view, store, user: userEvent.setup() };
}
