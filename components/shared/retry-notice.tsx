import type { ReactNode } from 'react';
import { common } from '@/locales/nl/common';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface RetryNoticeProps {
  /** Text of the button. */
  retry?: string;
  onRetry: () => void;
  children: ReactNode;
}

/** What could not be loaded, and a button to try again. */
export const RetryNotice = ({ retry = common.retry, onRetry, children }: RetryNoticeProps) => (
  <Notice tone="danger" urgent>
    <p className="mb-3">{children}</p>
    <Button look="outline" size="s" onClick={onRetry}>
      {retry}
    </Button>
  </Notice>
);
