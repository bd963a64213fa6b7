import { randomUUID } from 'node:crypto';
import type { SearchParams } from '@/app/_data/query';
import { ScanForm } from '@/components/shelf-labels/scan/scan-form';
import { ScanMessage } from '@/components/shelf-labels/scan/scan-message';
import { ScanThanks } from '@/components/shelf-labels/scan/scan-thanks';
import { faults, fields } from '@/lib/forms/shelf-form';
import { NO_SITE } from '@/lib/names';
import { scanUrl } from '@/lib/urls/shelf-label-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import { scan as words } from '@/locales/nl/shelf-labels';
import { lookAt } from './load';

// The requested quantities change between scans.
export const instant = false;

interface Props {
  params: Promise<{ site: string; token: string }>;
  searchParams: SearchParams;
}

/** Page of a scanned shelf label (ADR 38). */
export default async function LabelPage({ params, searchParams }: Props) {
  const { site, token } = await params;
  if (site === NO_SITE) return null;
  const query = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  const typed = new URLSearchParams(query);
  const key = typed.get(fields.key) ?? '';
  const look = await lookAt(site, token, /^[\w-]{16,64}$/.test(key) ? key : undefined);
  if (look.state === 'absent')
    return <ScanMessage icon="tag" title={words.unknown} text={words.unknownText} absent />;
  if (look.state !== 'there') {
    const [title, text] = look.state === 'busy' ? [words.busy, words.busyText] : [words.down, words.downText];
    return (
      <ScanMessage {...{ title, text }} icon="clock" retry={{ href: scanUrl(token), label: words.retry }} />
    );
  }
  if (look.label.requested.length > 0) return <ScanThanks token={token} label={look.label} />;
  const fault = faults.find((one) => one === typed.get('fout'));
  return (
    <ScanForm
      label={look.label}
      formKey={randomUUID()}
      wait={waitSeconds(typed.get(WAIT_PARAM))}
      {...{ token, fault, typed }}
    />
  );
}
