'use client';

import { useState } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { LinkButton } from '../../shared/link-button';
import { Button } from '../../ui/button';

interface DiscardDraftProps {
  /** What the draft changes. */
  label: string;
  onDiscard: () => void;
}

/** Deletes the own draft after a question: it can't be undone. */
export function DiscardDraft({ label, onDiscard }: DiscardDraftProps) {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <LinkButton onClick={() => setAsks(true)} aria-label={words.discardOf(label)}>
        {words.discard}
      </LinkButton>
    );
  return (
    <span className="flex flex-wrap gap-2">
      {/* The link with the focus has gone. */}
      <Button look="outline" size="s" autoFocus onClick={onDiscard}>
        {words.discardSure}
      </Button>
      <Button look="quiet" size="s" onClick={() => setAsks(false)}>
        {words.keep}
      </Button>
    </span>
  );
}
