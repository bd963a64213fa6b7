import type { FindingCode } from '@toonbank/contract/text-checks/finding';
import { fieldNames } from '@/locales/nl/admin/editing';
import { findingQuote, findingText } from '@/locales/nl/admin/text-checks';

interface FindingTextProps {
  finding: { code: FindingCode; quote: string; expected: string; field: string };
}

/** The words that a finding is about, what is wrong with them, and in which field they are. */
export const FindingText = ({ finding }: FindingTextProps) => (
  <>
    {finding.quote !== '' && (
      <span className="wrap-break-word block font-medium">{findingQuote(finding)}</span>
    )}
    <span className="wrap-break-word block">{findingText(finding)}</span>
    <span className="block text-ink-soft text-sm">{fieldNames[finding.field] ?? finding.field}</span>
  </>
);
