import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, makeStore } from '@/store/make-store';

/** Renders a component with a store; returns the store and a user-event session too. */
export function renderWithStore(ui: ReactNode, store: AppStore = makeStore(undefined, undefined, [])) {
  const view = render(ui, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  return { ...view, store, user: userEvent.setup() };
}
