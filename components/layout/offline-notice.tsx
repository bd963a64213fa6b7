import { common } from '@/locales/nl/common';

/** Unseen until the connection is gone: then nothing can be fetched to say so. `app/_data/early-script.ts` shows it. */
export const OfflineNotice = () => (
  <p role="alert" className="offline">
    {common.offline}
  </p>
);
