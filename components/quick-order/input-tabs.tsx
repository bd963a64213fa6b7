'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';

type Way = keyof typeof words.way;

/**
 * Tabs of the ways to enter many lines. All panels stay mounted, so typed text is kept when the tab changes.
 */
export function InputTabs({ ways }: { ways: Record<Way, ReactNode> }) {
  const id = useId();
  const names = Object.keys(ways) as Way[];
  const [open, setOpen] = useState<Way>('paste');
  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(open);
    const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = names.at((places[event.key as keyof typeof places] ?? Number.NaN) % names.length);
    if (!(event.key in places) || !next) return;
    event.preventDefault();
    setOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={words.ways}
        onKeyDown={onKeyDown}
        className="mb-4 flex flex-wrap border-line border-b"
      >
        {names.map((way) => (
          <button
            key={way}
            id={`${id}-${way}`}
            type="button"
            role="tab"
            aria-selected={way === open}
            aria-controls={`${id}-${way}-panel`}
            tabIndex={way === open ? 0 : -1}
            onClick={() => setOpen(way)}
            className="min-h-11 border-transparent border-b-2 px-2 font-medium sm:px-3 text-sm aria-selected:border-brand"
          >
            {words.way[way]}
          </button>
        ))}
      </div>
      {names.map((way) => (
        <div
          key={way}
          id={`${id}-${way}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${way}`}
          hidden={way !== open}
        >
          {ways[way]}
        </div>
      ))}
    </div>
  );
}
