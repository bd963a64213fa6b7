import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SeenCode } from '@/lib/scan/codes';
import { type CameraTrouble, troubleOf } from './camera-trouble';
import { film } from './film';
import type { Camera } from './open-camera';
import { usePageVisible } from './use-page-visible';

/** `asking`: for permission. `loading`: the camera is on, the reader not yet there. */
export type CameraState = 'asking' | 'loading' | 'reading' | CameraTrouble;

/** The camera of a video element: on while the component is mounted and the page is in view. */
export function useCodeCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: SeenCode) => void) {
  const visible = usePageVisible();
  const [state, setState] = useState<CameraState>('asking');
  const [camera, setCamera] = useState<Camera>();
  const [chosen, setChosen] = useState<string>();
  const [torch, setTorch] = useState(false);
  /** Increases with every attempt of the user. */
  const [attempt, setAttempt] = useState(0);
  const seen = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again.
  useEffect(() => {
    const screen = video.current;
    if (!visible || !screen) return;
    const closing = new AbortController();
    const { signal } = closing;
    setState('asking');
    film({
      video: screen,
      signal,
      ...(chosen !== undefined && { chosen }),
      onCamera(opened) {
        setCamera(opened);
        setTorch(false);
        setState('loading');
      },
      onReading: () => setState('reading'),
      onCode: seen,
    }).catch((error) => {
      if (signal.aborted) return;
      setCamera(undefined);
      setState(troubleOf(error));
    });
    return () => closing.abort();
  }, [video, visible, chosen, attempt]);

  return {
    state,
    /** All cameras of the device, and the running one. */
    devices: camera?.devices ?? [],
    deviceId: camera?.deviceId ?? '',
    choose: setChosen,
    /** Undefined where the camera has no light. */
    torch: camera?.setTorch && torch,
    async switchTorch() {
      await camera?.setTorch?.(!torch).then(
        () => setTorch(!torch),
        // The light is in use, or too warm: the button keeps saying that it is off.
        () => undefined,
      );
    },
    retry() {
      // The chosen camera may be gone.
      setChosen(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
