import { formatDateTime } from '@/lib/dates';
import { preview as words } from '@/locales/nl/preview';

/** Says above the page that it is a draft, and until when its link works. */
export function PreviewBar({ expires }: { expires: string }) {
  return (
    <section aria-label={words.label} className="preview-bar">
      <strong>{words.notPublished}</strong>
      <span>{words.validUntil(formatDateTime(expires))}</span>
    </section>
  );
}
