/** `08:00` → `8:00`. */
const hour = (time: string) => time.replace(/^0/, '');

/** `8:00 – 12:00` for HH:MM-HH:MM. */
export function formatWindow(window: string): string {
  const [from = '', until = ''] = window.split('-');
  return `${hour(from)} – ${hour(until)}`;
}
