import { type ContentKind, type FieldType, fieldTypesOf } from '@toonbank/contract/editing/kinds';
import { Fragment } from 'react';
import { fieldNames } from '@/locales/nl/admin/editing';
import { historyWords as words } from '@/locales/nl/admin/history';
import { compareWords } from './compare-words';
import { type ComparedBlock, type ComparedField, foldBlocks } from './fold';
import { readableValue } from './readable-value';

interface DifferencesProps {
  kind: ContentKind;
  fields: readonly ComparedField[];
}

/** What differs between two versions, field by field and block by block. */
export function Differences({ kind, fields }: DifferencesProps) {
  if (fields.length === 0) return <p className="text-ink-soft">{words.noDifferences}</p>;
  return (
    <dl className="flex flex-col gap-6">
      {fields.map(({ field, blocks }) => (
        <div key={field} className="flex flex-col gap-2">
          <dt className="font-semibold">{fieldNames[field] ?? field}</dt>
          <dd>
            <FieldDifferences type={fieldTypesOf(kind)[field] ?? 'line'} blocks={blocks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface BlocksProps {
  type: FieldType;
  blocks: readonly ComparedBlock[];
}

function FieldDifferences({ type, blocks }: BlocksProps) {
  const texts = (change: ComparedBlock['change']) =>
    blocks.filter((block) => block.change === change).map(({ text }) => readableValue(type, text));
  const isLookOnly = type === 'html' && texts('removed').join('\n') === texts('added').join('\n');
  const keyed = foldBlocks(blocks).map((part, at) => ({ ...part, key: at }));
  return (
    <div className="flex flex-col gap-1">
      {isLookOnly && <p className="text-ink-soft text-sm">{words.lookOnly}</p>}
      {keyed.map((part) =>
        part.isFolded ? (
          <details key={part.key}>
            <summary className="min-h-11 cursor-pointer py-2 text-ink-soft text-sm">
              {words.unchanged(part.blocks.length)}
            </summary>
            <Blocks type={type} blocks={part.blocks} />
          </details>
        ) : (
          <Blocks key={part.key} type={type} blocks={part.blocks} />
        ),
      )}
    </div>
  );
}

function Blocks({ type, blocks }: BlocksProps) {
  const values = blocks.map(({ text }) => readableValue(type, text));
  return blocks.map(({ change, text }, at) => {
    const other = change === 'removed' ? at + 1 : at - 1;
    const isPair = change !== 'same' && blocks[other]?.change === opposite[change];
    return (
      <Block
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are the answer of one call, and have no ids
        key={at}
        change={change}
        value={values[at] ?? ''}
        other={isPair ? values[other] : undefined}
        src={type === 'image' ? text : ''}
      />
    );
  });
}

const opposite = { removed: 'added', added: 'removed' } as const;

interface BlockProps {
  change: ComparedBlock['change'];
  value: string;
  /** What this block was, or became. */
  other: string | undefined;
  /** Of an image. */
  src: string;
}

function Block({ change, value, other, src }: BlockProps) {
  const content = src.startsWith('/media/') ? (
    <ImageValue src={src} />
  ) : other && value ? (
    <Words {...{ change, value, other }} />
  ) : (
    value || words.emptyBlock
  );
  if (change === 'same') return <p className="version-block">{content}</p>;
  const Element = change === 'removed' ? 'del' : 'ins';
  return (
    <Element data-change={change} className="version-block">
      <strong>{words.change[change]}</strong>
      <span>{content}</span>
    </Element>
  );
}

interface WordsProps extends Pick<BlockProps, 'change' | 'value'> {
  other: string;
}

/** A text, in which the words that the other one does not have are marked. */
function Words({ change, value, other }: WordsProps) {
  const parts = change === 'removed' ? compareWords(value, other) : compareWords(other, value);
  return parts
    .filter((part) => part.change === 'same' || part.change === change)
    .map((part, at) => {
      const Element = part.change === 'same' ? Fragment : 'b';
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are made anew of both texts
      return <Element key={at}>{part.text}</Element>;
    });
}

const ImageValue = ({ src }: { src: string }) => (
  // biome-ignore lint/performance/noImgElement: the images of the library are ready-made
  <img src={src} alt={src.split('/').at(-1) ?? ''} width={160} height={100} />
);
