import type { SeenCode } from '@/lib/scan/codes';
import { openReader } from '../readers/open-reader';
import { watchCodes } from '../readers/watch-codes';
import { type Camera, openCamera } from './open-camera';

interface FilmOptions {
  video: HTMLVideoElement;
  /** Ends it: the camera is off and the reader closed. */
  signal: AbortSignal;
  /** The camera to use; without it the one at the back. */
  chosen?: string;
  /** The camera is on; the reader may still be loading. */
  onCamera: (camera: Camera) => void;
  /** Codes are read from now on. */
  onReading: () => void;
  onCode: (code: SeenCode) => void;
}

/** Shows the camera and reads its codes until the signal aborts. @throws what `troubleOf` knows */
export async function film({
  video,
  signal,
  chosen,
  onCamera,
  onReading,
  onCode,
}: FilmOptions): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  /** Registers what to do at the end; at once when it has come. */
  const atEnd = (work: () => void) => {
    if (ending.signal.aborted) work();
    else ending.signal.addEventListener('abort', work);
  };
  // It loads while the user is asked for permission.
  const opening = openReader();
  opening.then(
    ({ close }) => atEnd(close),
    () => undefined,
  );
  try {
    const camera = await openCamera(chosen);
    atEnd(camera.stop);
    if (signal.aborted) return;
    // Another program took the camera, or it was unplugged.
    const lost = new Promise<never>((_, reject) => {
      for (const track of camera.stream.getTracks())
        track.addEventListener('ended', () => reject(new DOMException('', 'NotReadableError')));
    });
    video.srcObject = camera.stream;
    await video.play();
    onCamera(camera);
    const reader = await opening;
    if (signal.aborted) return;
    onReading();
    await Promise.race([watchCodes(video, reader, ending.signal, onCode), lost]);
  } finally {
    end();
  }
}
