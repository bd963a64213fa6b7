'use client';

import { useState } from 'react';
import type { ShelfLabel } from '@/api/types';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { callApi } from '@/store/call-api';
import type { ActionResult } from '../../shared/result-notice';
import { useAttempt } from '../../shared/use-attempt';
import { useRefresh } from '../../ui/use-refresh';

/** The active labels, and functions to revoke and restore them. */
export function useLabels(labels: ShelfLabel[]) {
  const attempt = useAttempt();
  const refresh = useRefresh();
  const [seen, setSeen] = useState(labels);
  const [gone, setGone] = useState<readonly number[]>([]);
  const [result, setResult] = useState<ActionResult>();
  // A new answer of the server replaces the local changes.
  if (seen !== labels) {
    setSeen(labels);
    setGone([]);
  }

  const send = async (request: { labelIDs: number[] } | { listID: number }) => {
    const done = await attempt(callApi('shelfLabels.revoke', request));
    if (!done) return;
    const { revoked } = done.value;
    setGone((now) => [...now, ...revoked]);
    const undo = async () => {
      if (!(await attempt(callApi('shelfLabels.restore', { labelIDs: revoked })))) return;
      setResult({ text: words.restored });
      refresh();
    };
    setResult({ text: words.revoked(revoked.length), ...(revoked.length > 0 && { undo }) });
    refresh();
  };

  return {
    shown: labels.filter(({ labelId }) => !gone.includes(labelId)),
    result,
    revoke: (labelIDs: number[]) => send({ labelIDs }),
    revokeList: (listID: number) => send({ listID }),
  };
}
