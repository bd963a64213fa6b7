const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as the value of an `<input type="datetime-local">`: `2026-12-20T09:00`, as clocks in Amsterdam show it. */
export function toLocalInput(instant: Date | string): string {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * The instant at which clocks in Amsterdam show a time, in UTC; null for something that is no time. In the hour that the
 * clocks skip it is an hour later; of the hour that comes twice it is the first.
 */
export function fromLocalInput(value: string): string | null {
  const asUtc = Date.parse(`${value.slice(0, 16)}Z`);
  if (!LOCAL.test(value) || Number.isNaN(asUtc)) return null;
  // Amsterdam is one or two hours ahead of UTC.
  for (const hours of [2, 1]) {
    const instant = new Date(asUtc - hours * 3_600_000);
    if (toLocalInput(instant) === value.slice(0, 16)) return instant.toISOString();
  }
  return new Date(asUtc - 3_600_000).toISOString();
}
