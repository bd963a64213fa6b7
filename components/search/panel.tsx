import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import { useVisibleHeight } from './use-visible-height';

export interface PanelProps {
  children: ReactNode;
  /** No content yet: appears only after a delay. */
  waiting?: boolean;
  onClick: MouseEventHandler;
}

/** The panel below the search box. */
export function Panel({ children, waiting = false, onClick }: PanelProps) {
  const element = useRef<HTMLDivElement>(null);
  useVisibleHeight(element);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons in it are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is dealt with in the box
    <div
      ref={element}
      className="suggestions"
      data-waiting={waiting || undefined}
      onClick={onClick}
      // Keeps the focus in the box, so that a phone's keyboard remains open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
