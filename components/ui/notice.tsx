import type { ReactNode } from 'react';
import { Icon } from './icon';

const looks = {
  info: { edge: 'border-l-info', ink: 'text-info', icon: 'info' },
  success: { edge: 'border-l-success', ink: 'text-success', icon: 'check' },
  warning: { edge: 'border-l-warning', ink: 'text-warning', icon: 'warning' },
  danger: { edge: 'border-l-danger', ink: 'text-danger', icon: 'warning' },
} as const;

export interface NoticeProps {
  tone?: keyof typeof looks;
  children: ReactNode;
  /** Announced at once; for a notice that appears after the page has loaded. */
  urgent?: boolean;
}

export function Notice({ tone = 'info', children, urgent = false }: NoticeProps) {
  const { edge, ink, icon } = looks[tone];
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={`flex gap-3 rounded-s border border-line border-l-4 bg-surface p-3 text-sm ${edge}`}
    >
      <span className={ink}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
