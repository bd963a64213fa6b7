'use client';

import { useId } from 'react';
import { scan as words } from '@/locales/nl/scan/camera';
import { Checkbox } from '../form/checkbox';
import type { CodeCameraProps } from './camera/code-camera';
import { CameraButton } from './camera-button';
import { useBarcodeScanner } from './use-barcode-scanner';
import { useScanSound } from './use-scan-sound';

interface ScanToolsProps extends Omit<CodeCameraProps, 'onScan'> {
  /** Resolves whether the code was found. */
  onScan: (code: string) => Promise<boolean>;
}

/** Scanning: with a scanner anywhere on the page, and by camera; with a sound that can be turned off. */
export function ScanTools({ onScan, ...camera }: ScanToolsProps) {
  const id = useId();
  const sound = useScanSound();
  const scan = async (code: string) => {
    const found = await onScan(code);
    sound.play(found);
    return found ? 'found' : 'unknown';
  };
  useBarcodeScanner(scan);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <CameraButton {...camera} onScan={scan} />
      <label htmlFor={id} className="flex items-center gap-2 text-sm">
        <Checkbox id={id} checked={sound.isOn} onChange={(event) => sound.turn(event.target.checked)} />
        {words.sound}
      </label>
    </div>
  );
}
