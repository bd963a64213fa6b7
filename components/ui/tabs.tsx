'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface TabsProps<Name extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** In the order of the tabs; the first one is open initially. */
  tabs: Readonly<Record<Name, { text: string; panel: ReactNode }>>;
}

/**
 * A row of tabs, and the panel of the open one (WAI-ARIA tabs, ADR 81). The arrow keys, Home and End open
 * another tab. All panels stay mounted, so typed text is kept when the tab changes.
 */
export function Tabs<Name extends string>({ label, tabs }: TabsProps<Name>) {
  const id = useId();
  const names = Object.keys(tabs) as Name[];
  const [open, setOpen] = useState(names[0] as Name);
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
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-4 flex flex-wrap border-line border-b"
      >
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => setOpen(name)}
            className="min-h-11 border-transparent border-b-2 px-2 font-medium sm:px-3 text-sm aria-selected:border-brand"
          >
            {tabs[name].text}
          </button>
        ))}
      </div>
      {names.map((name) => (
        <div
          key={name}
          id={`${id}-${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${name}`}
          hidden={name !== open}
        >
          {tabs[name].panel}
        </div>
      ))}
    </div>
  );
}
