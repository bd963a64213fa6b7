import { formatLongDate } from '@/lib/dates';
import { editUrl } from '@/lib/urls/edit-url';
import { rowName } from '@/locales/nl/admin/editing';
import { findingQuote, findingText, textCheckWords as words } from '@/locales/nl/admin/text-checks';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { FindingText } from './finding-text';
import type { SiteFinding } from './use-findings';

interface RowFindingsProps {
  /** Of one row; at least one. */
  findings: readonly [SiteFinding, ...SiteFinding[]];
  canAccept: boolean;
  onAccept: (finding: SiteFinding, isRight: boolean) => void;
}

const keyOf = ({ draftOf, isDraft, field, code, quote, blockMark }: SiteFinding) =>
  JSON.stringify([draftOf, isDraft, field, code, quote, blockMark]);

/** A row of the shop with what was found in it. */
export function RowFindings({ findings, canAccept, onAccept }: RowFindingsProps) {
  return (
    <li className="flex flex-col rounded-m border border-line">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b p-4">
        <a
          href={editUrl(findings[0])}
          className="wrap-break-word min-w-0 font-semibold underline underline-offset-4"
        >
          {rowName(findings[0])}
        </a>
        <span className="text-ink-soft text-sm">{words.count(findings.length)}</span>
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {findings.map((finding) => (
          <li
            key={keyOf(finding)}
            className="flex flex-col gap-2 p-4 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
          >
            <div className="min-w-0">
              <FindingText finding={finding} />
              <p className="mt-1 flex flex-wrap gap-2">
                {finding.isDraft && <Badge>{words.draftOf(finding.draftOf)}</Badge>}
                {finding.acceptedAt && (
                  <Badge tone="success">
                    {words.acceptedBy(finding.acceptedBy, formatLongDate(finding.acceptedAt))}
                  </Badge>
                )}
              </p>
            </div>
            {canAccept && <AcceptButton finding={finding} onAccept={onAccept} />}
          </li>
        ))}
      </ul>
    </li>
  );
}

function AcceptButton({ finding, onAccept }: Pick<RowFindingsProps, 'onAccept'> & { finding: SiteFinding }) {
  const isRight = finding.acceptedAt === null;
  const action = isRight ? words.accept : words.report;
  return (
    <Button
      look="outline"
      size="s"
      className="shrink-0 self-start"
      aria-label={words.about(action, findingQuote(finding) || findingText(finding))}
      onClick={() => onAccept(finding, isRight)}
    >
      {action}
    </Button>
  );
}
