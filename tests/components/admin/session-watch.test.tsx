// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { SessionWatch } from '@/components/admin/session-watch';
import { AdminProvider } from '@/store/admin-provider';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const factor = { second_factor: 'off', second_factor_demanded: false, recovery_codes_left: 0 };

it('says that the session has ended, and goes on after a login in another window', async () => {
  let alive = false;
  api.server.use(
    http.get('*/beheer-api/auth/authenticate', () =>
      alive
        ? HttpResponse.json({
            result: true,
            data: { sid: '', user_name: 'B', client_code: 'D', role: 'editor', ...factor },
          })
        : refused('session_invalid'),
    ),
  );
  renderWithStore(
    <AdminProvider>
      <SessionWatch />
    </AdminProvider>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.focus(window);
  expect((await screen.findByRole('alert')).textContent).toContain('Uw beheersessie is verlopen.');
  expect(screen.getByRole('link', { name: 'Opnieuw inloggen' }).getAttribute('target')).toBe('_blank');
  alive = true;
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
