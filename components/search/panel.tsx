import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import { useRoom } from './use-room';

export interface PanelProps {
  children: ReactNode;
  /** Nothing to show yet: it appears only when that takes long. */
  waiting?: boolean;
  onClick: MouseEventHandler;
}

/** The box under the box. */
export function Panel({ children, waiting = false, onClick }: PanelProps) {
  const element = useRef<HTMLDivElement>(null);
  useRoom(element);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons in it are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is dealt with in the box
    <div
      ref={element}
      className="suggestions"
      data-waiting={waiting || undefined}
      onClick={onClick}
      // The focus stays in the box: a phone's keyboard does not come and go.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
