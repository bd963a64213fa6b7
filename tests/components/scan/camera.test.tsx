// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { fakeApi } from '../../store/support/api';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';
import { fakeStream, withCamera, withDetector, withoutCamera } from './support';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(
  () => Promise.all([import('@/api/browser'), import('@/components/scan/camera/camera-dialog')]),
  60_000,
);
beforeEach(() => localStorage.clear());
afterEach(withoutCamera);

const BUTTON = { name: 'Scannen met de camera' };

it('quick order has no button on a device that gives pages no camera', () => {
  renderWithStore(<QuickOrder view="excl" customer={false} />);
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});

it('quick order has the button in a browser that does not read codes by itself', () => {
  vi.stubGlobal('Worker', class {});
  withCamera({ getUserMedia: async () => fakeStream().stream });
  renderWithStore(<QuickOrder view="excl" customer={false} />);
  expect(screen.getByRole('button', BUTTON)).toBeTruthy();
});

it('quick order makes a line of a code once while it is visible, and turns the camera off after closing', async () => {
  const { stream, track } = fakeStream();
  withDetector([{ rawValue: '8712345000011', format: 'ean_13' }]);
  withCamera({ getUserMedia: async () => stream });
  const calls = api.answers('quickorder/find_products', () => [
    {
      place: 0,
      by: 'ean',
      product: wireProduct({ units: [wireUnit()] }),
      unit_id: wireUnit().pu_id,
      available: true,
    },
  ]);
  const { user } = renderWithStore(<QuickOrder view="excl" customer={false} />);
  await user.click(screen.getByRole('button', BUTTON));
  await screen.findByText('8712345000011 staat in uw lijst.');
  expect(track.stop).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});
