'use client';

import { lazy, Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Checkbox } from '../../../form/checkbox';
import { canReadCodes } from '../../../scan/readers/code-reader';
import { useScanSound } from '../../../scan/use-scan-sound';
import { Button } from '../../../ui/button';
import { TypedCode } from './typed-code';

const loadCamera = () => import('../../../scan/camera/code-camera');
/** Not `lazyPart`, which waits for the network: the service worker keeps this part for the cellar. */
const CodeCamera = lazy(async () => ({ default: (await loadCamera()).CodeCamera }));
const never = () => () => undefined;

/** Camera, typed code and sound. A hand scanner needs none of them. */
export function ScanBar({ onScan }: { onScan: (code: string) => boolean }) {
  const id = useId();
  const [open, setOpen] = useState<'camera' | 'code'>();
  const canFilm = useSyncExternalStore(never, canReadCodes, () => false);
  const sound = useScanSound();
  useEffect(() => {
    // Now, while there is a network.
    if (canFilm) void loadCamera().catch(() => undefined);
  }, [canFilm]);
  const toggle = (part: 'camera' | 'code') => setOpen(open === part ? undefined : part);
  return (
    <section className="count-scan" aria-label={words.scan}>
      <div>
        {canFilm && (
          <Button aria-expanded={open === 'camera'} onClick={() => toggle('camera')}>
            {open === 'camera' ? words.stopCamera : words.camera}
          </Button>
        )}
        <Button look="outline" aria-expanded={open === 'code'} onClick={() => toggle('code')}>
          {words.typeCode}
        </Button>
        <label htmlFor={id}>
          <Checkbox id={id} checked={sound.isOn} onChange={(event) => sound.turn(event.target.checked)} />
          {words.sound}
        </label>
      </div>
      {open === 'camera' && (
        <Suspense fallback={null}>
          <CodeCamera
            onScan={async (code) => (onScan(code) ? 'found' : 'unknown')}
            hint={words.cameraHint}
            // The result stands above, in large type.
            resultText={() => ''}
          />
        </Suspense>
      )}
      {open === 'code' && <TypedCode onScan={onScan} />}
    </section>
  );
}
