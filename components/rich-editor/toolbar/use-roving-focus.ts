import { type KeyboardEvent, useState } from 'react';

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One button of a toolbar is reached by Tab; arrow keys, Home and End move between them. */
export function useRovingFocus() {
  const [current, setCurrent] = useState('');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key];
    if (!move) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (at === -1) return;
    event.preventDefault();
    buttons[move(at, buttons.length)]?.focus();
  };
  return { current, setCurrent, onKeyDown };
}
