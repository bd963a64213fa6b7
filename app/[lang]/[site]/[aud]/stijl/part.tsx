import type { ReactNode } from 'react';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-line border-t py-8">
      <h2 className="font-bold text-xl">{title}</h2>
      {children}
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
);

/** As the browser draws it around what has the focus. */
export const FOCUS = 'outline-2 outline-offset-2 outline-focus';
