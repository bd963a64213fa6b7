import { common } from '@/locales/nl/common';

/**
 * Hidden until the connection is lost. It is part of every page because nothing can be loaded then; the early
 * script shows it.
 */
export const OfflineNotice = () => (
  <p role="alert" className="offline">
    {common.offline}
  </p>
);
