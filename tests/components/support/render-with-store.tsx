import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach } from 'vitest';
import { type AppStore, makeStore } from '@/store/make-store';

// What comes by a script of its own comes late on a busy machine.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

/** Renders something with a store of its own, and hands out the store and somebody to use it. */
export function renderWithStore(ui: ReactNode, store: AppStore = makeStore(undefined, undefined, [])) {
  const view = render(ui, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  return { ...view, store, user: userEvent.setup() };
}
