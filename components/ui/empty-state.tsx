import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** What to do next. */
  children: ReactNode;
}

export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <section className="flex flex-col items-center gap-3 rounded-l border border-line border-dashed px-4 py-12 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-surface-alt text-brand-strong">
        {icon}
      </span>
      <h2 className="font-semibold text-lg">{title}</h2>
      <div className="flex max-w-prose flex-col items-center gap-4 text-ink-soft">{children}</div>
    </section>
  );
}
