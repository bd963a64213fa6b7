import { admin as words } from '@/locales/nl/admin/admin';
import { Notice } from '../ui/notice';

/** Stands above a page that only admins see. */
export function HiddenPageNotice() {
  return (
    <div className="wrap pt-4">
      <Notice tone="warning">{words.hiddenPage}</Notice>
    </div>
  );
}
