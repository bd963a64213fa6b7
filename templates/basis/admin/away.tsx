import { buttonClass } from '@/components/ui/button';
import { ADMIN } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';

/** Shown while the API does not answer. */
export function AdminAway() {
  return (
    <div data-status="503" className="mx-auto flex max-w-md flex-col items-start gap-4">
      <h1 className="font-bold text-2xl">{words.away}</h1>
      <p className="text-ink-soft">{words.awayText}</p>
      <a href={ADMIN} className={buttonClass('outline')}>
        {words.retry}
      </a>
    </div>
  );
}
