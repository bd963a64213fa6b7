import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { buttonClass } from '../ui/button';

/** The home page in the list: it is a page of the shop itself, with slides and texts that admins edit. */
export function HomeRow() {
  return (
    <li className="flex flex-col gap-3 border-line border-b py-4 md:flex-row md:items-center md:gap-6">
      <div className="min-w-0 grow">
        <p className="font-semibold">{words.home.title}</p>
        <p className="text-ink-soft text-sm">/</p>
      </div>
      <p className="text-ink-soft text-sm md:w-56 md:shrink-0">{words.home.text}</p>
      <div className="flex shrink-0 flex-wrap gap-2 md:min-w-52">
        <a
          href={`/${EDIT_HASH}`}
          aria-label={words.editOf(words.home.title)}
          className={buttonClass('outline', 's')}
        >
          {words.edit}
        </a>
      </div>
    </li>
  );
}
