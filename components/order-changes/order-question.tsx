import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

interface OrderQuestionProps {
  title: string;
  hint: string;
  /** Texts of the two buttons; `busy` replaces `confirm` while the call runs. */
  texts: { leave: string; confirm: string; busy: string };
  busy: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** Fields. */
  children?: ReactNode;
}

/** Asks whether to go on with a change of an order, and shows why it failed. */
export const OrderQuestion = ({
  title,
  hint,
  texts,
  busy,
  error,
  onConfirm,
  onClose,
  children,
}: OrderQuestionProps) => (
  <Dialog title={title} onClose={onClose}>
    <p className="text-ink-soft">{hint}</p>
    {children}
    {error && (
      <Notice tone="danger" urgent>
        {error}
      </Notice>
    )}
    <div className="flex flex-wrap justify-end gap-2">
      <Button look="outline" onClick={onClose}>
        {texts.leave}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {busy ? texts.busy : texts.confirm}
      </Button>
    </div>
  </Dialog>
);
