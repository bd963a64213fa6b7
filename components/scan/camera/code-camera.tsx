'use client';

import { useRef, useState } from 'react';
import type { CodeFormat } from '@/lib/scan/codes';
import { scan as words } from '@/locales/nl/scan/camera';
import { CameraControls } from './camera-controls';
import { CameraTroubleNotice } from './camera-trouble-notice';
import { useCodeCamera } from './use-code-camera';

/** Whether the scanned code belongs to something. */
export type ScanResult = 'found' | 'unknown';

export interface CodeCameraProps {
  /** Called once for each code that comes into view; the user hears of the result. */
  onScan: (code: string, format: CodeFormat) => Promise<ScanResult>;
  /** Shown above the picture while it reads. */
  hint?: string;
  /** What the user reads after a scan. */
  resultText?: (code: string, result: ScanResult) => string;
}

/**
 * Reads one code after another from the camera, on every phone (ADR 121). The camera is on while this is mounted and the
 * page in view, so render it only after a tap. It stands inline: `CameraDialog` puts it in a dialog, and the counting
 * screen shows it above its list:
 *
 *     {filming && <CodeCamera onScan={async (code) => (await count.scan(code)) ? 'found' : 'unknown'} />}
 *
 * Load it by `lazyPart`, and offer it only where `canReadCodes()`. Formats: `codeFormats`. A UPC-A code comes with 12
 * digits or as the EAN-13 with a zero in front; a GTIN-14 comes whole. For the sound use `useScanSound`, for a hand
 * scanner `useBarcodeScanner`. Offline it needs `scanUrls` in the cache of the service worker.
 */
export function CodeCamera({ onScan, hint = words.hint, resultText = words.result }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [last, setLast] = useState('');
  const camera = useCodeCamera(video, async ({ text, format }) => {
    setLast(resultText(text, await onScan(text, format)));
  });
  const { state } = camera;
  const isOn = state === 'asking' || state === 'loading' || state === 'reading';
  return (
    <div className="flex flex-col gap-3">
      {isOn ? (
        <p className="text-sm">{state === 'reading' ? hint : words[state]}</p>
      ) : (
        <CameraTroubleNotice trouble={state} onRetry={camera.retry} />
      )}
      <video
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        aria-label={words.video}
        className="aspect-4/3 w-full rounded-m bg-ink object-cover"
      />
      {isOn && <CameraControls camera={camera} />}
      <p role="status" className="min-h-6 text-sm">
        {last}
      </p>
    </div>
  );
}
