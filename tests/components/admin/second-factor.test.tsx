// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { AdminProvider } from '@/store/admin-provider';
import { AdminSecurity } from '@/templates/basis/admin/second-factor';
import { fakeApi } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const answer = (data: object) => () => HttpResponse.json({ result: true, data });

it('no longer says that the second factor is off once it is on', async () => {
  const session = { sid: '', user_name: 'B', client_code: 'D', role: 'editor' };
  const factor = { second_factor: 'on', second_factor_demanded: false, recovery_codes_left: 2 };
  api.server.use(
    http.post(
      '*/beheer-api/auth/start_second_factor',
      answer({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M0 0' } }),
    ),
    http.post(
      '*/beheer-api/auth/confirm_second_factor',
      answer({ ...session, ...factor, recovery_codes: ['een', 'twee'] }),
    ),
  );
  renderWithStore(
    <AdminProvider>
      <AdminSecurity session={{ secondFactor: 'off', secondFactorDemanded: false, recoveryCodesLeft: 0 }} />
    </AdminProvider>,
  );
  expect(screen.getByText(/staat uit/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tweede inlogstap instellen' }));
  fireEvent.change(await screen.findByLabelText('Code die de app nu toont'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Aanzetten' }));
  expect(await screen.findByText('twee')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('staat aan');
  expect(screen.queryByText(/staat uit/)).toBeNull();
});
