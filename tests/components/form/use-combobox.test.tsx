// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCombobox } from '@/components/form/use-combobox';

const towns = ['Delft', 'Den Helder', 'Deventer'];
const onPick = vi.fn();
const onSubmit = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(cleanup);

function TownField() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  // As a slow answer: the options of the first two letters remain while more are typed.
  const start = text.slice(0, 2);
  const options = useMemo(
    () => (start === '' ? [] : towns.filter((town) => town.toLowerCase().startsWith(start))),
    [start],
  );
  const box = useCombobox({ text, options, available: options.length > 0, open, onOpenChange: setOpen });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text);
  };
  return (
    <form onSubmit={submit}>
      <input
        {...box.aria}
        aria-label="Plaats"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={(event) => box.onKeyDown(event.nativeEvent)}
      />
      {box.shown && (
        <div role="listbox" id={box.listId}>
          {options.map((town, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={town}
              role="option"
              id={box.optionId(at)}
              aria-selected={at === box.active}
              onClick={() => onPick(town)}
            >
              {town}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

async function typed(keys: string) {
  const user = userEvent.setup();
  render(<TownField />);
  await user.type(screen.getByRole('combobox', { name: 'Plaats' }), keys);
  return user;
}
const field = () => screen.getByRole('combobox', { name: 'Plaats' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

describe('a combobox', () => {
  it('names its list while it is open, with no active option', async () => {
    await typed('de');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(active()).toBeNull();
  });

  it.each([
    ['{ArrowDown}', 'Delft'],
    ['{ArrowDown}{ArrowDown}', 'Den Helder'],
    ['{ArrowUp}', 'Deventer'],
    ['{ArrowDown>4/}', null],
    ['{ArrowDown}{ArrowUp}', null],
    ['{ArrowDown}{ArrowLeft}', null],
    ['{ArrowDown}{Home}', null],
    ['{ArrowDown}l', null],
  ])('after %s has the active option %s', async (keys, name) => {
    await typed(`de${keys}`);
    expect(active()).toBe(name);
  });

  it('scrolls the active option into view', async () => {
    await typed('de{ArrowDown}');
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('option', { selected: true })]);
  });

  it('takes the active option with Enter, and leaves the form alone', async () => {
    await typed('de{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('Delft');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes and submits its form with Enter on the text alone', async () => {
    await typed('de{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('de');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes with Escape and with Alt and arrow up; Alt and arrow down opens it without moving', async () => {
    const user = await typed('de{Escape}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().getAttribute('aria-controls')).toBeNull();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeNull();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens again with an arrow key, at its first or last option', async () => {
    const user = await typed('de{Escape}');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Delft');
    await user.keyboard('{Escape}{ArrowUp}');
    expect(active()).toBe('Deventer');
  });
});
