import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** `h1` when it is the only content of the page. */
  level?: 'h1' | 'h2';
  /** Next steps. */
  children: ReactNode;
}

export function EmptyState({ icon, title, level: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <section className="flex flex-col items-center gap-3 rounded-l border border-line border-dashed px-4 py-12 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-surface-alt text-brand-strong">
        {icon}
      </span>
      <Heading className="font-semibold text-lg">{title}</Heading>
      <div className="flex max-w-prose flex-col items-center gap-4 text-ink-soft">{children}</div>
    </section>
  );
}
