import { useId } from 'react';
import { type ChangeActions, ChangeRow } from './change-row';
import type { Change } from './use-changes';

interface ChangeGroupProps extends ChangeActions {
  title: string;
  changes: readonly Change[];
}

/** Changes under a heading; nothing where there are none. */
export function ChangeGroup({ title, changes, ...actions }: ChangeGroupProps) {
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold text-lg">
        {title}
      </h2>
      <ul className="border-line border-t">
        {changes.map((change) => (
          <ChangeRow key={change.draftId} change={change} {...actions} />
        ))}
      </ul>
    </section>
  );
}
