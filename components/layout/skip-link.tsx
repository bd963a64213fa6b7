import { common } from '@/locales/nl/common';

export const CONTENT_ID = 'inhoud';

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 rounded-m bg-surface px-4 py-3 font-semibold text-ink shadow-lg focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {common.skip}
    </a>
  );
}
