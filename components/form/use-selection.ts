import { useState } from 'react';

/** Which rows are ticked; `first`: from the start. */
export function useSelection(keys: readonly string[], first: readonly string[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(first));
  const all = keys.length > 0 && keys.every((key) => ticked.has(key));
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  return {
    ticked,
    all,
    toggle,
    /** Props of a row. */
    of: (key: string) => ({ ticked: ticked.has(key), onTick: () => toggle(key) }),
    toggleAll: () => setTicked(new Set(all ? [] : keys)),
    set: (now: readonly string[]) => setTicked(new Set(now)),
  };
}
