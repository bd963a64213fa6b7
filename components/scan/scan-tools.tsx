'use client';

import { Suspense, useId, useState, useSyncExternalStore } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Checkbox } from '../form/checkbox';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { usePreference } from '../ui/use-preference';
import { beep } from './beep';
import { useBarcodeScanner } from './use-barcode-scanner';

const CameraDialog = lazyPart(() => import('./camera-dialog').then((module) => module.CameraDialog));

const hasCamera = () => 'BarcodeDetector' in window && navigator.mediaDevices !== undefined;
const never = () => () => undefined;

interface ScanToolsProps {
  /** Resolves whether the code was found. */
  onScan: (code: string) => Promise<boolean>;
}

/** Barcode scanning: with a scanner anywhere on the page, and by camera where the browser supports it. */
export function ScanTools({ onScan }: ScanToolsProps) {
  const id = useId();
  const [sound, setSound] = usePreference<'on' | 'off'>('sound', 'on');
  const [filming, setFilming] = useState(false);
  const canFilm = useSyncExternalStore(never, hasCamera, () => false);
  const scan = async (code: string) => {
    const found = await onScan(code);
    if (sound === 'on') beep(found);
    return found;
  };
  useBarcodeScanner(scan);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {canFilm && (
        <Button look="outline" onClick={() => setFilming(true)}>
          {words.camera}
        </Button>
      )}
      <label htmlFor={id} className="flex items-center gap-2 text-sm">
        <Checkbox
          id={id}
          checked={sound === 'on'}
          onChange={(event) => setSound(event.target.checked ? 'on' : 'off')}
        />
        {words.sound}
      </label>
      {filming && (
        <Suspense fallback={null}>
          <CameraDialog onScan={scan} onClose={() => setFilming(false)} />
        </Suspense>
      )}
    </div>
  );
}
