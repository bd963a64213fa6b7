'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { scan as words } from '@/locales/nl/scan/camera';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import type { CodeCameraProps } from './camera/code-camera';
import { canReadCodes } from './readers/code-reader';

const CameraDialog = lazyPart(() => import('./camera/camera-dialog').then((module) => module.CameraDialog));

const never = () => () => undefined;

interface CameraButtonProps extends CodeCameraProps {
  text?: string;
}

/**
 * Opens the camera in a dialog; absent where the browser has none to offer. Its room is there from the start: what is below it
 * must not move away from under a click.
 */
export function CameraButton({ text = words.open, ...camera }: CameraButtonProps) {
  const [filming, setFilming] = useState(false);
  const canFilm = useSyncExternalStore(never, canReadCodes, () => undefined);
  if (canFilm === false) return null;
  return (
    <>
      <Button look="outline" className={canFilm ? undefined : 'invisible'} onClick={() => setFilming(true)}>
        {text}
      </Button>
      {filming && (
        <Suspense fallback={null}>
          <CameraDialog {...camera} onClose={() => setFilming(false)} />
        </Suspense>
      )}
    </>
  );
}
