import type { ReactNode } from 'react';

/** The frame of a slot's controls: what is in it, visitors do not see. */
export const SlotFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="wrap py-4">
    <div className="flex flex-col gap-3 rounded-m border border-line border-dashed bg-surface p-4 text-ink">
      {children}
    </div>
  </section>
);
