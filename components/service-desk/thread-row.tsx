import { formatMoment } from '@/lib/dates';
import { taskEventTexts, taskWayNames, deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { Badge } from '../ui/badge';
import { PhotoThumbs } from './photo-thumbs';
import type { DeskMessage } from './use-task';

const looks = {
  customer: 'border-line bg-surface md:mr-12',
  shop: 'border-line bg-surface-alt md:ml-12',
  system: 'border-line bg-surface',
  note: 'border-warning border-dashed bg-surface md:ml-12',
} as const;

/** A row of the thread: a message of the customer or the shop, a note for colleagues, or an event. */
export function ThreadRow({ row }: { row: DeskMessage }) {
  const { kind, author, name, text, event, created, via, photos } = row;
  const time = (
    <time dateTime={created} className="tabular-nums">
      {formatMoment(created)}
    </time>
  );
  if (event)
    return (
      <li className="wrap-anywhere border-line border-l-2 px-3 py-1 text-ink-soft text-sm">
        <strong className="font-semibold">{name}</strong> {taskEventTexts[event]}
        {text !== '' && `: ${text}`} · {time}
      </li>
    );
  const isNote = kind === 'note';
  const way = taskWayNames[via];
  return (
    <li
      data-author={isNote ? 'note' : author}
      className={`wrap-anywhere flex flex-col gap-2 rounded-m border p-4 ${looks[isNote ? 'note' : author]}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
        {isNote && <Badge tone="warning">{words.note}</Badge>}
        <strong className="font-semibold text-ink">{name}</strong>
        {author === 'shop' && !isNote && <span>({words.shop.toLowerCase()})</span>}
        {time}
        {way !== '' && <span>· {way}</span>}
      </p>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
      {photos.length > 0 && <PhotoThumbs photos={photos} />}
    </li>
  );
}
