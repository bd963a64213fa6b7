export interface Camera {
  stream: MediaStream;
  /** Of the running one; empty where the browser does not say. */
  deviceId: string;
  /** All of this device, with the names that the browser gives once the camera is allowed. */
  devices: { deviceId: string; label: string }[];
  /** Switches the light; absent where the camera has none. */
  setTorch?: (on: boolean) => Promise<void>;
  stop: () => void;
}

/** Enough to read thin bars; browsers choose 640 × 480 otherwise. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** TypeScript's library does not declare the torch yet. */
const hasTorch = (track: MediaStreamTrack) =>
  'torch' in (track.getCapabilities?.() ?? {}) &&
  (track.getCapabilities() as MediaTrackCapabilities & { torch?: boolean }).torch === true;

/** Starts the chosen camera, else the one at the back. @throws DOMException: see `troubleOf` */
export async function openCamera(chosen?: string): Promise<Camera> {
  const which = chosen ? { deviceId: { exact: chosen } } : { facingMode: 'environment' };
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...which, ...SIZE } });
  const track = stream.getVideoTracks()[0];
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return {
    stream,
    deviceId: track?.getSettings().deviceId ?? '',
    devices: all.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== ''),
    ...(track &&
      hasTorch(track) && {
        setTorch: (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }),
      }),
    stop() {
      for (const one of stream.getTracks()) one.stop();
    },
  };
}
