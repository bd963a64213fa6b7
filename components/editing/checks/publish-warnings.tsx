import { type Finding, isWarning } from '@toonbank/contract/text-checks/finding';
import { textCheckWords as words } from '@/locales/nl/admin/text-checks';
import type { EditedRow } from '@/store/editing/state';
import { FindingText } from '../../text-checks/finding-text';
import { Notice } from '../../ui/notice';

interface PublishWarningsProps {
  row: EditedRow;
  findings: readonly Finding[];
}

/** What readers of a changed row would meet: it does not stop the publication. */
export function PublishWarnings({ row, findings }: PublishWarningsProps) {
  const own = findings.filter(
    (finding) =>
      isWarning(finding) &&
      finding.kind === row.kind &&
      finding.id === row.id &&
      row.draft[finding.field] !== undefined,
  );
  if (own.length === 0) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{words.beforePublishing}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {own.map((finding) => (
          <li key={`${finding.field} ${finding.block} ${finding.code} ${finding.quote}`}>
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
