import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { Icon, type IconName } from '../../../ui/icon';

interface CountMessageProps {
  icon: IconName;
  title: string;
  text: string;
  /** Next steps. */
  children: ReactNode;
}

/** Instead of the lines: why there are none, and what to do. */
export const CountMessage = ({ icon, title, text, children }: CountMessageProps) => (
  <div role="status" className="count-message">
    <EmptyState icon={<Icon name={icon} className="size-7" />} title={title}>
      <p>{text}</p>
      {children}
    </EmptyState>
  </div>
);
