import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'brand' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'border-line-strong text-ink-soft',
  brand: 'border-brand text-brand-strong',
  accent: 'border-accent bg-accent text-on-accent',
  info: 'border-info text-info',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
  danger: 'border-danger text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-s border bg-surface px-2 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
