import type { Config } from 'tailwindcss';

/** Every colour is a variable that the site's theme sets (tenants/theme-css.ts); none is written anywhere else. */
const colour = (name: string) => `var(--color-${name})`;

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      brand: { DEFAULT: colour('brand'), strong: colour('brand-strong') },
      'on-brand': colour('on-brand'),
      accent: colour('accent'),
      'on-accent': colour('on-accent'),
      surface: { DEFAULT: colour('surface'), alt: colour('surface-alt') },
      ink: { DEFAULT: colour('ink'), soft: colour('ink-soft') },
      line: { DEFAULT: colour('line'), strong: colour('line-strong') },
      success: colour('success'),
      warning: colour('warning'),
      danger: colour('danger'),
      info: colour('info'),
      focus: colour('focus'),
    },
    borderRadius: {
      none: '0',
      s: 'var(--radius-s)',
      m: 'var(--radius-m)',
      l: 'var(--radius-l)',
      full: '9999px',
    },
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    extend: {
      fontFamily: { sans: ['var(--font-text)', 'system-ui', 'sans-serif'] },
    },
  },
} satisfies Config;
