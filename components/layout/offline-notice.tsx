import { common } from '@/locales/nl/common';

/**
 * Hidden until the connection is lost: it is in the page beforehand because nothing can be loaded then.
 * `app/_data/early-script.ts` shows it.
 */
export const OfflineNotice = () => (
  <p role="alert" className="offline">
    {common.offline}
  </p>
);
