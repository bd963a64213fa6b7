import { isReliable, type SeenCode } from '@/lib/scan/codes';
import type { CodeReader } from './code-reader';
import { newCodes } from './new-codes';

/** From the start of one frame to the start of the next; a slow phone takes longer, and never has two in work. */
const FRAME_INTERVAL_MS = 100;

/** Reads frame after frame until the signal aborts, and reports each code once while it is in view. @throws ReaderFailure */
export async function watchCodes(
  video: HTMLVideoElement,
  reader: CodeReader,
  signal: AbortSignal,
  onCode: (code: SeenCode) => void,
): Promise<void> {
  const isNew = newCodes();
  while (!signal.aborted) {
    const next = performance.now() + FRAME_INTERVAL_MS;
    const seen = await reader.read(video);
    if (signal.aborted) return;
    const code = seen && isReliable(seen) ? seen : undefined;
    if (isNew(code) && code) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
}
