import localFont from 'next/font/local';
import type { FontKey } from '@/tenants/theme';

// Not preloaded: every font here would be, on every site. One that comes late stays away until the next page:
// text that changes under the reader's eyes is worse than text in another face.
const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '100 900',
  display: 'optional',
  preload: false,
});
const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '300 900',
  display: 'optional',
  preload: false,
});

const fonts: Partial<Record<FontKey, { variable: string }>> = { inter, figtree };

/** The class that gives `--font-text` its value. */
export function fontClass(font: FontKey): string {
  return (fonts[font] ?? inter).variable;
}
