import { common } from '@/locales/nl/common';

export const CONTENT_ID = 'inhoud';

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {common.skip}
    </a>
  );
}
