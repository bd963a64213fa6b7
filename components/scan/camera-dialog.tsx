'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

/** The browser's API, where available (Chromium on phones); TypeScript's library does not declare it yet. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128'];
/** Pause between two frames. */
const FRAME_INTERVAL_MS = 150;
/** A code counts again after this many frames without it; a single frame may be blurred. */
const MIN_FRAMES_WITHOUT_CODE = 5;

type Trouble = 'refused' | 'missing' | 'failed';

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** Reads barcodes from the camera until the signal aborts, then stops the camera. */
async function film(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: FORMATS });
  let [inView, missed] = ['', 0];
  while (!signal.aborted) {
    const [seen] = await detector.detect(video).catch(() => []);
    if (seen && (seen.rawValue !== inView || missed >= MIN_FRAMES_WITHOUT_CODE)) onCode(seen.rawValue);
    inView = seen?.rawValue ?? inView;
    missed = seen ? 0 : missed + 1;
    await new Promise((resolve) => setTimeout(resolve, FRAME_INTERVAL_MS));
  }
}

interface CameraDialogProps {
  onScan: (code: string) => Promise<boolean>;
  onClose: () => void;
}

/** Reads one barcode after another. The camera is on only while this is open. */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  return (
    <Dialog title={words.camera} onClose={onClose}>
      <Camera onScan={onScan} />
    </Dialog>
  );
}

/** A component of its own: the dialog mounts its children a moment later. */
function Camera({ onScan }: Pick<CameraDialogProps, 'onScan'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  const [last, setLast] = useState('');
  const scanned = useEffectEvent(async (code: string) => {
    const found = await onScan(code);
    setLast(found ? words.scanned(code) : words.unknown(code));
  });
  useEffect(() => {
    const closing = new AbortController();
    const screen = video.current;
    if (screen)
      film(screen, closing.signal, (code) => void scanned(code)).catch((error) => {
        if (!closing.signal.aborted) setTrouble(troubleOf(error));
      });
    return () => closing.abort();
  }, []);
  return (
    <>
      {trouble ? (
        <Notice tone="warning" urgent>
          {words.cameraTrouble[trouble]}
        </Notice>
      ) : (
        <>
          <p className="text-sm">{words.cameraHint}</p>
          <video
            ref={video}
            muted
            playsInline
            aria-label={words.camera}
            className="aspect-4/3 w-full rounded-m bg-ink object-cover"
          />
        </>
      )}
      <p role="status" className="min-h-6 text-sm">
        {last}
      </p>
    </>
  );
}
