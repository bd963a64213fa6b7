import { scan as words } from '@/locales/nl/scan/camera';
import { Select } from '../../form/select';
import { Button } from '../../ui/button';
import type { useCodeCamera } from './use-code-camera';

/** The light and the choice of camera, each where the device has it. */
export function CameraControls({ camera }: { camera: ReturnType<typeof useCodeCamera> }) {
  const { devices, deviceId, torch } = camera;
  if (devices.length < 2 && torch === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {torch !== undefined && (
        <Button look="outline" onClick={() => void camera.switchTorch()}>
          {torch ? words.torchOff : words.torchOn}
        </Button>
      )}
      {devices.length > 1 && (
        <div className="min-w-0 grow">
          <Select
            label={words.camera}
            value={deviceId}
            onChange={(event) => camera.choose(event.target.value)}
            options={devices.map(({ deviceId: value, label }, at) => ({
              value,
              text: label || words.cameraNumber(at + 1),
            }))}
          />
        </div>
      )}
    </div>
  );
}
