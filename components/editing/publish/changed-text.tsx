import { publishWords as words } from '@/locales/nl/admin/editing';
import type { ChangedWords, Excerpt } from './excerpt';

/** A place in a text: what is gone, what is new, or what became what. */
export function ChangedText({ old, next }: Excerpt) {
  if (old.changed === '')
    return (
      <p>
        {words.isNew} <New side={next} />
      </p>
    );
  if (next.changed === '')
    return (
      <p>
        {words.isGone} <Old side={old} />
      </p>
    );
  return (
    <p>
      <Old side={old} />
      <Becomes />
      <New side={next} />
    </p>
  );
}

interface ChangedValueProps extends Excerpt {
  isImage: boolean;
}

/** The value of a field, and what it becomes. */
export function ChangedValue({ old, next, isImage }: ChangedValueProps) {
  return (
    <p className={isImage ? 'flex flex-wrap items-center' : undefined}>
      {isImage ? <Picture side={old} /> : <Old side={old} />}
      <Becomes />
      {isImage ? <Picture side={next} /> : <New side={next} />}
    </p>
  );
}

const Becomes = () => (
  <>
    <span aria-hidden> → </span>
    <span className="sr-only">{words.becomes}</span>
  </>
);

const isEmpty = ({ before, changed, after }: ChangedWords) => `${before}${changed}${after}` === '';

const Old = ({ side }: { side: ChangedWords }) =>
  isEmpty(side) ? (
    <span className="text-ink-soft">{words.empty}</span>
  ) : (
    <del className="text-ink-soft no-underline">
      <Words {...side} className="line-through decoration-danger" />
    </del>
  );

const New = ({ side }: { side: ChangedWords }) =>
  isEmpty(side) ? (
    <span className="text-ink-soft">{words.empty}</span>
  ) : (
    <ins className="no-underline">
      <Words {...side} className="font-semibold text-success" />
    </ins>
  );

const Words = ({ before, changed, after, className }: ChangedWords & { className: string }) => (
  <>
    {before}
    {changed !== '' && <span className={className}>{changed}</span>}
    {after}
  </>
);

/** Of the library a thumbnail; any other address by its name. */
function Picture({ side: { changed: src } }: { side: ChangedWords }) {
  if (src === '') return <span className="text-ink-soft">{words.empty}</span>;
  const name = src.split('/').at(-1) ?? src;
  if (!src.startsWith('/media/')) return <span>{name}</span>;
  // biome-ignore lint/performance/noImgElement: the images of the library are ready-made
  return <img src={src} alt={name} width={96} height={60} className="h-15 w-24 rounded-s object-contain" />;
}
