import type { TaskAbout } from '@/api/types';
import { thread as words } from '@/locales/nl/tasks/thread';
import { aboutName, aboutNote } from '../tasks/about-text';

/** The orders, lines and products that the task is about, without links, because these need a login. */
export function LinkedAbout({ about }: { about: readonly TaskAbout[] }) {
  if (about.length === 0) return null;
  return (
    <section aria-labelledby="over" className="mb-6 rounded-l border border-line p-4">
      <h2 id="over" className="mb-2 font-semibold">
        {words.about}
      </h2>
      <ul className="divide-y divide-line text-sm">
        {about.map((item) => (
          <li
            key={item.aboutId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0 wrap-anywhere">{aboutName(item)}</span>
            <span className="font-medium">{aboutNote(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
