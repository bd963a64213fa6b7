import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/** A camera whose use can be observed; `torch` for one with a light. */
export function fakeStream({ torch = false } = {}) {
  const listeners = new Map<string, () => void>();
  const track = {
    stop: vi.fn(),
    applyConstraints: vi.fn(async () => undefined),
    getSettings: () => ({ deviceId: 'back' }),
    getCapabilities: () => (torch ? { torch: true } : {}),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  return { stream, track, lose: () => listeners.get('ended')?.() };
}

export type FakeStream = ReturnType<typeof fakeStream>;

interface FakeCamera {
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<unknown>;
  devices?: readonly { deviceId: string; label: string }[];
}

/** The device's cameras, for a browser without any. */
export function withCamera({ getUserMedia, devices = [] }: FakeCamera) {
  const all = devices.map((device) => ({ kind: 'videoinput', ...device }));
  const mediaDevices = { getUserMedia, enumerateDevices: async () => all };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
}

/** A browser that reads codes by itself: `frames` has what each one shows; the last one stays. */
export function withDetector(
  frames: ({ rawValue: string; format: string } | undefined)[],
  formats: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'qr_code'],
) {
  const detect = vi.fn(async () => {
    const [frame] = frames.length > 1 ? frames.splice(0, 1) : frames;
    return frame ? [frame] : [];
  });
  class BarcodeDetector {
    detect = detect;
    static getSupportedFormats = async () => formats;
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return detect;
}

/** Workers that answer as `reply` says; the answer `undefined` is none. */
export function withWorker(reply: (message: object) => object | undefined) {
  const made: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    readonly asked: object[] = [];
    readonly terminate = vi.fn();
    readonly address: string;
    constructor(address: string) {
      super();
      this.address = address;
      made.push(this);
    }
    postMessage(message: object) {
      this.asked.push(message);
      const data = reply(message);
      if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return made;
}

/** Removes the page and what the browser was given. */
export function withoutCamera() {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
}
