import { EDITOR_ICONS } from '@/lib/urls/sprites';

export interface ToolButtonProps {
  icon: string;
  label: string;
  keys?: string;
  /** Undefined for what is not on or off. */
  pressed?: boolean;
  disabled?: boolean;
  /** The one button of the toolbar that Tab reaches. */
  tabbable: boolean;
  onFocus: () => void;
  onClick: () => void;
}

/** A button of the toolbar. Clicking it leaves the cursor where it is in the text. */
export function ToolButton({
  icon,
  label,
  keys,
  pressed,
  disabled,
  tabbable,
  onFocus,
  onClick,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className="rich-tool"
      title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      // Not `disabled`: that would remove the focus from the button.
      aria-disabled={disabled || undefined}
      tabIndex={tabbable ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={disabled ? undefined : onClick}
    >
      <svg aria-hidden="true" className="icon">
        <use href={`${EDITOR_ICONS}#${icon}`} />
      </svg>
    </button>
  );
}
