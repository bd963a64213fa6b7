/**
 * Reports changes of a text once per frame, however many keys are pressed in it.
 * @param read the present HTML; called only when it is reported
 */
export function makeChangeReporter(read: () => string, report: (html: string) => void) {
  let frame = 0;
  let last = read();
  const flush = () => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    const html = read();
    if (html === last) return;
    last = html;
    report(html);
  };
  return {
    changed: () => {
      if (frame === 0) frame = requestAnimationFrame(flush);
    },
    /** Reports now what is not reported yet. */
    flush,
    /** What the caller knows already. */
    reset: () => {
      last = read();
    },
  };
}
