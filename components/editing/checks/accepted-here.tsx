import type { Finding } from '@toonbank/contract/text-checks/finding';
import { findingQuote, findingText, textCheckWords as words } from '@/locales/nl/admin/text-checks';
import { Button } from '../../ui/button';

interface AcceptedHereProps {
  findings: readonly Finding[];
  onUndo: (finding: Finding) => void;
}

const nameOf = (finding: Finding) => findingQuote(finding) || findingText(finding);

/** Findings that were approved since editing began, each with an undo. */
export function AcceptedHere({ findings, onUndo }: AcceptedHereProps) {
  return (
    <ul>
      {findings.map((finding) => (
        <li
          key={`${finding.kind} ${finding.id} ${finding.field} ${finding.code} ${finding.quote}`}
          className="edit-accepted"
        >
          <span className="wrap-break-word min-w-0">{words.acceptedHere(nameOf(finding))}</span>
          <Button
            look="quiet"
            size="s"
            aria-label={words.about(words.undo, nameOf(finding))}
            onClick={() => onUndo(finding)}
          >
            {words.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
