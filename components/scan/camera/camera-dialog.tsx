'use client';

import { scan as words } from '@/locales/nl/scan/camera';
import { Dialog } from '../../ui/overlay/dialog';
import { CodeCamera, type CodeCameraProps } from './code-camera';

/** The camera in a dialog; it is on only while this is open. */
export function CameraDialog({ onClose, ...camera }: CodeCameraProps & { onClose: () => void }) {
  return (
    <Dialog title={words.open} onClose={onClose}>
      <CodeCamera {...camera} />
    </Dialog>
  );
}
