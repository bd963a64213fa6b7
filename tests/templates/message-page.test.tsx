// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessagePage } from '@/templates/basis/message';
import { demo } from '@/tenants/sites/demo/site';
import { renderWithStore } from '../components/support/render-with-store';

it('says how long to wait after too many messages, where that is known', () => {
  const { unmount } = renderWithStore(<MessagePage outcome="failed" branch={demo.branch} wait={90} />);
  expect(screen.getByText(/Wacht 2 minuten, ga terug naar de vorige pagina/)).toBeTruthy();
  unmount();
  renderWithStore(<MessagePage outcome="failed" branch={demo.branch} />);
  expect(screen.getByText(/^Ga terug naar de vorige pagina/)).toBeTruthy();
});
