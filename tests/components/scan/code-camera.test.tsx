// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeCamera } from '@/components/scan/camera/code-camera';
import { SCAN_DECODER, SCAN_WORKER } from '@/lib/urls/scan-urls';
import { fakeStream, withCamera, withDetector, withoutCamera, withWorker } from './support';

afterEach(withoutCamera);

const ean = { rawValue: '8712345000011', format: 'ean_13' };
const found = async () => 'found' as const;

/** Shows the camera; `visibility` changes what the browser says of the page. */
function show(onScan: Parameters<typeof CodeCamera>[0]['onScan'] = found) {
  const user = userEvent.setup();
  return { user, ...render(<CodeCamera onScan={onScan} />) };
}

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('passes on a code with its format and says whether it is known', async () => {
  withDetector([ean]);
  withCamera({ getUserMedia: async () => fakeStream().stream });
  const onScan = vi.fn(async () => 'unknown' as const);
  show(onScan);
  await screen.findByText('Wij kennen ‘8712345000011’ niet.');
  expect(onScan).toHaveBeenCalledExactlyOnceWith('8712345000011', 'ean_13');
});

it('asks for the camera at the back, large enough for thin bars, and says that the browser asks', async () => {
  const getUserMedia = vi.fn(() => new Promise(() => undefined));
  withDetector([ean]);
  withCamera({ getUserMedia });
  show();
  expect(screen.getByText(/Uw browser vraagt of deze winkel de camera mag gebruiken/)).toBeTruthy();
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
});

it.each([
  ['NotAllowedError', /niet toegestaan.*Op een iPhone/],
  ['NotFoundError', /geen camera die wij kunnen gebruiken/],
  ['NotReadableError', /een ander programma gebruikt die/],
  ['TypeError', /De camera start niet/],
])('after %s it says what to do, and tries again on request', async (name, text) => {
  withDetector([ean]);
  const camera = fakeStream();
  const getUserMedia = vi.fn(async (): Promise<unknown> => camera.stream);
  getUserMedia.mockRejectedValueOnce(Object.assign(new Error(), { name }));
  withCamera({ getUserMedia });
  const { user } = show();
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await screen.findByText('8712345000011 gevonden.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so when another program takes the running camera', async () => {
  withDetector([undefined]);
  const { stream, track, lose } = fakeStream();
  withCamera({ getUserMedia: async () => stream });
  show();
  await screen.findByText('Houd de barcode of QR-code in beeld.');
  act(() => lose());
  expect((await screen.findByRole('alert')).textContent).toContain('een ander programma');
  expect(track.stop).toHaveBeenCalled();
});

it('turns the camera off while the page is hidden, and on again afterwards', async () => {
  withDetector([undefined]);
  const cameras = [fakeStream(), fakeStream()] as const;
  const left = [...cameras];
  withCamera({ getUserMedia: async () => left.shift()?.stream });
  show();
  await screen.findByText('Houd de barcode of QR-code in beeld.');
  setVisibility('hidden');
  await waitFor(() => expect(cameras[0].track.stop).toHaveBeenCalled());
  expect(left).toHaveLength(1);
  setVisibility('visible');
  await waitFor(() => expect(left).toHaveLength(0));
  expect(cameras[1].track.stop).not.toHaveBeenCalled();
});

it('turns the camera off when it goes away, also while permission is still asked', async () => {
  withDetector([undefined]);
  const { stream, track } = fakeStream();
  let allow: (stream: unknown) => void = () => undefined;
  withCamera({ getUserMedia: () => new Promise((resolve) => (allow = resolve)) });
  const { unmount } = show();
  unmount();
  allow(stream);
  await waitFor(() => expect(track.stop).toHaveBeenCalled());
});

it('switches the light where the camera has one', async () => {
  withDetector([undefined]);
  const { stream, track } = fakeStream({ torch: true });
  withCamera({ getUserMedia: async () => stream });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Lamp aan' }));
  await screen.findByRole('button', { name: 'Lamp uit' });
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
});

it('has no button for the light and no choice where there is one camera without light', async () => {
  withDetector([undefined]);
  withCamera({
    getUserMedia: async () => fakeStream().stream,
    devices: [{ deviceId: 'back', label: 'Achter' }],
  });
  show();
  await screen.findByText('Houd de barcode of QR-code in beeld.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('offers the cameras of the device, and changes to the chosen one', async () => {
  withDetector([undefined]);
  const getUserMedia = vi.fn(async () => fakeStream().stream);
  const devices = [
    { deviceId: 'back', label: 'Achter' },
    { deviceId: 'front', label: '' },
  ];
  withCamera({ getUserMedia, devices });
  const { user } = show();
  const choice = await screen.findByRole('combobox', { name: 'Camera' });
  expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Achter', 'Camera 2']);
  await user.selectOptions(choice, 'front');
  await waitFor(() =>
    expect(getUserMedia).toHaveBeenLastCalledWith({
      video: { deviceId: { exact: 'front' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    }),
  );
});

it('loads the decoder where the browser knows only some of the codes', async () => {
  withDetector([ean], ['qr_code', 'code_128']);
  const workers = withWorker(() => ({ ready: true }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  withCamera({ getUserMedia: async () => fakeStream().stream });
  const { unmount } = show();
  await screen.findByText('Houd de barcode of QR-code in beeld.');
  expect(workers.map(({ address }) => address)).toEqual([SCAN_WORKER]);
  expect(workers[0]?.asked).toEqual([{ decoder: SCAN_DECODER }]);
  unmount();
  await waitFor(() => expect(workers[0]?.terminate).toHaveBeenCalled());
});

it('turns the camera off and says so when the decoder does not load; another attempt loads it again', async () => {
  let works = false;
  const workers = withWorker(() => (works ? { ready: true } : { failed: 'no network' }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const { stream, track } = fakeStream();
  withCamera({ getUserMedia: async () => stream });
  const { user } = show();
  expect((await screen.findByRole('alert')).textContent).toContain('De lezer van codes');
  expect(track.stop).toHaveBeenCalled();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await screen.findByText('Houd de barcode of QR-code in beeld.');
  expect(workers).toHaveLength(2);
});
