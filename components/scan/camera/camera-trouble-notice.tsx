import { scan as words } from '@/locales/nl/scan/camera';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { CameraTrouble } from './camera-trouble';

/** Why there is no picture, what to do, and a button to try again. */
export function CameraTroubleNotice({ trouble, onRetry }: { trouble: CameraTrouble; onRetry: () => void }) {
  return (
    <Notice tone="warning" urgent>
      <p>{words.trouble[trouble]}</p>
      <Button look="outline" size="s" className="mt-3" onClick={onRetry}>
        {words.retry}
      </Button>
    </Notice>
  );
}
