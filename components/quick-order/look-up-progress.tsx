import { quickOrder as words } from '@/locales/nl/quick-order';
import type { Progress } from './use-look-up';

/** Smaller lookups finish before the text can be read. */
const MIN_CODES = 20;

/** Progress of a lookup of many rows. */
export function LookUpProgress({ progress }: { progress: Progress | undefined }) {
  if (!progress || progress.of < MIN_CODES) return null;
  const { done, of } = progress;
  return (
    <div className="mb-4 flex flex-col gap-1 text-sm" role="status">
      <p>{words.checking(done, of)}</p>
      <progress
        aria-label={words.checking(done, of)}
        value={done}
        max={of}
        className="h-2 w-full accent-brand"
      />
    </div>
  );
}
