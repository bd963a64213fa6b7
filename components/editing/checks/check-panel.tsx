'use client';

import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useEffect } from 'react';
import { textCheckWords as words } from '@/locales/nl/admin/text-checks';
import { FindingText } from '../../text-checks/finding-text';
import { endHighlight } from './show-place';
import type { TextChecks } from './use-text-checks';

interface CheckPanelProps {
  id: string;
  checks: TextChecks;
  /** A row is open: without one there is nothing to check. */
  hasRows: boolean;
  onGo: (finding: Finding) => void;
}

const keyOf = ({ kind, id, field, code, quote, block }: Finding) =>
  JSON.stringify([kind, id, field, code, quote, block]);

/** What the checks find in the texts that are open, each a button that leads to its place. */
export function CheckPanel({ id, checks: { findings, isAway }, hasRows, onGo }: CheckPanelProps) {
  useEffect(() => endHighlight, []);
  const text = isAway ? words.panelAway : hasRows ? words.panelNone : words.panelNoText;
  return (
    <section id={id} aria-label={words.panel} className="edit-checks">
      {findings.length === 0 && <p className="p-3 text-sm">{text}</p>}
      <ul>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <button type="button" className="edit-check" onClick={() => onGo(finding)}>
              <FindingText finding={finding} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
