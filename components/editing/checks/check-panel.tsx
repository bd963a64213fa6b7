'use client';

import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { findingQuote, findingText, textCheckWords as words } from '@/locales/nl/admin/text-checks';
import { FindingText } from '../../text-checks/finding-text';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { AcceptedHere } from './accepted-here';
import { endHighlight } from './show-place';
import type { TextChecks } from './use-text-checks';

interface CheckPanelProps {
  id: string;
  checks: TextChecks;
  /** A row is open: without one there is nothing to check. */
  hasRows: boolean;
  /** A publisher may say that a text is right. */
  canAccept: boolean;
  onGo: (finding: Finding) => void;
}

const keyOf = ({ kind, id, field, code, quote, block }: Finding) =>
  JSON.stringify([kind, id, field, code, quote, block]);

const nameOf = (finding: Finding) => words.about(words.accept, findingQuote(finding) || findingText(finding));

/** What the checks find in the texts that are open, each a button that leads to its place. */
export function CheckPanel({ id, checks, hasRows, canAccept, onGo }: CheckPanelProps) {
  const { findings, accepted, isAway, accept } = checks;
  const [failure, setFailure] = useState<ErrorCode>();
  useEffect(() => endHighlight, []);
  const onAccept = async (finding: Finding, isRight: boolean) => setFailure(await accept(finding, isRight));
  const text = isAway ? words.panelAway : hasRows ? words.panelNone : words.panelNoText;
  return (
    <section id={id} aria-label={words.panel} className="edit-checks">
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      {findings.length === 0 && <p className="p-3 text-sm">{text}</p>}
      <ul>
        {findings.map((finding) => (
          <li key={keyOf(finding)} className="edit-finding">
            <button type="button" className="edit-check" onClick={() => onGo(finding)}>
              <FindingText finding={finding} />
            </button>
            {canAccept && (
              <Button
                look="outline"
                size="s"
                aria-label={nameOf(finding)}
                onClick={() => void onAccept(finding, true)}
              >
                {words.accept}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AcceptedHere findings={accepted} onUndo={(finding) => void onAccept(finding, false)} />
    </section>
  );
}
