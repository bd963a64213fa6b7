import { Icon } from './icon';
import { IconButton } from './icon-button';

interface StepButtonProps {
  to: 'previous' | 'next';
  label: string;
  /** There is nothing further. Not `disabled`: that would remove the focus from the button. */
  atEnd: boolean;
  onStep: (step: -1 | 1) => void;
}

/** One of the two buttons that move through pictures, slides or a row. */
export const StepButton = ({ to, label, atEnd, onStep }: StepButtonProps) => (
  <IconButton
    label={label}
    aria-disabled={atEnd || undefined}
    onClick={() => atEnd || onStep(to === 'next' ? 1 : -1)}
  >
    <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} />
  </IconButton>
);
