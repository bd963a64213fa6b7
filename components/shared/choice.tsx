import type { ReactNode } from 'react';
import './choice.css';

interface ChoiceProps {
  name: string;
  value: string | number;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button as a card that can be clicked anywhere. */
export function Choice({ name, value, checked, disabled, onChoose, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span>{children}</span>
    </label>
  );
}

interface ChoicesProps<Option> {
  name: string;
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  chosen: string | number | undefined;
  onChoose: (option: Option) => void;
  isDisabled?: (option: Option) => boolean;
  /** What the card of an option shows. */
  children: (option: Option) => ReactNode;
}

/** The options as cards, side by side where there is room. */
export const Choices = <Option,>({
  name,
  options,
  keyOf,
  chosen,
  onChoose,
  isDisabled,
  children,
}: ChoicesProps<Option>) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {options.map((option) => (
      <Choice
        key={keyOf(option)}
        name={name}
        value={keyOf(option)}
        checked={keyOf(option) === chosen}
        disabled={isDisabled?.(option)}
        onChoose={() => onChoose(option)}
      >
        {children(option)}
      </Choice>
    ))}
  </div>
);
