// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { fakeApi } from '../../store/support/api';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(
  () => Promise.all([import('@/api/browser'), import('@/components/scan/camera-dialog')]),
  60_000,
);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A browser that reads barcodes, with a camera. */
function withCamera(getUserMedia: () => Promise<unknown>) {
  class BarcodeDetector {
    detect = async () => [{ rawValue: '8712345000011' }];
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
}
const open = async () => {
  const { user } = renderWithStore(<QuickOrder view="excl" customer={false} />);
  await user.click(screen.getByRole('button', { name: 'Scannen met de camera' }));
  return user;
};

it('has no button where the browser reads no barcodes', () => {
  renderWithStore(<QuickOrder view="excl" customer={false} />);
  expect(screen.queryByRole('button', { name: 'Scannen met de camera' })).toBeNull();
});

it('says what to do when the camera is refused', async () => {
  withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await open();
  await screen.findByText(/De camera is niet toegestaan/);
});

it('reads a barcode once while it is visible, and is off after closing', async () => {
  const stop = vi.fn();
  withCamera(async () => ({ getTracks: () => [{ stop }] }));
  const calls = api.answers('quickorder/find_products', () => [
    {
      place: 0,
      by: 'ean',
      product: wireProduct({ units: [wireUnit()] }),
      unit_id: wireUnit().pu_id,
      available: true,
    },
  ]);
  const user = await open();
  await screen.findByText('8712345000011 staat in uw lijst.');
  expect(stop).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});
