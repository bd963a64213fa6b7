import { MAX_TASK_TEXT } from '@toonbank/contract/tasks/kinds';
import { type FormEvent, useId, useState } from 'react';
import { formatEuro } from '@/lib/money';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { settleWords as words } from '@/locales/nl/admin/settle';
import { LoadState } from '../../admin/load-state';
import { TextArea } from '../../form/text-area';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SettleLine } from './settle-line';
import { type SettleableLine, type SettleWay, useSettle } from './use-settle';

interface SettleShortageProps {
  taskId: number;
  /** Reloads the task. */
  onSettled: () => Promise<void>;
}

const keyOf = ({ aboutId, line }: SettleableLine) => `${aboutId}.${line}`;
const ways: readonly SettleWay[] = ['credit', 'next_delivery'];

/** Form that settles a reported shortage by a credit note or a later delivery, and so answers and solves the task. */
export function SettleShortage({ taskId, onSettled }: SettleShortageProps) {
  const id = useId();
  const { lines, loadFailure, load, isBusy, settle } = useSettle(taskId, onSettled);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [by, setBy] = useState<SettleWay>('credit');
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');

  if (!lines) return <LoadState failure={loadFailure} onRetry={() => void load()} />;
  const quantityOf = (line: SettleableLine) => typed[keyOf(line)] ?? String(line.proposed);
  const chosen = lines.flatMap((line) => {
    const quantity = Number(quantityOf(line));
    return line.left > 0 && quantity > 0 ? [{ line, quantity }] : [];
  });
  const amount = chosen.reduce((sum, { line, quantity }) => sum + line.unitPaidIncl * quantity, 0);
  const wrong = chosen.find(({ line, quantity }) => quantity > line.left || !Number.isInteger(quantity));
  const isOpen = lines.some(({ left }) => left > 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setDone('');
    setFailure('');
    if (chosen.length === 0) return setFailure(words.nothingChosen);
    if (wrong) return setFailure(words.tooMany(wrong.line.name, wrong.line.left));
    const outcome = await settle({
      lines: chosen.map(({ line, quantity }) => ({ aboutID: line.aboutId, line: line.line, quantity })),
      by,
      text,
    });
    if ('refusal' in outcome) {
      const { code } = outcome.refusal;
      return setFailure(code === 'insufficient_stock' ? words.noStock : adminErrorText(code));
    }
    setTyped(Object.fromEntries(lines.map((line) => [keyOf(line), '0'])));
    setText('');
    const notes = outcome.value.creditNotes;
    setDone(
      notes.length === 0
        ? words.redelivered
        : notes.map((note) => words.made(note.creditNoteNumber, formatEuro(note.totalIncl))).join(' '),
    );
  };

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-m border border-line p-4 text-sm">
      <h3 id={`${id}-title`} className="font-semibold text-lg">
        {words.title}
      </h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.notDelivered}</p>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <SettleLine
                key={keyOf(line)}
                line={line}
                quantity={quantityOf(line)}
                onChange={(quantity) => setTyped({ ...typed, [keyOf(line)]: quantity })}
              />
            ))}
          </ul>
          {isOpen && (
            <>
              <fieldset className="flex flex-col gap-2">
                <legend className="mb-1 font-medium">{words.way}</legend>
                {ways.map((way) => (
                  <label key={way} className="flex min-h-6 items-start gap-2">
                    <input
                      type="radio"
                      name={`${id}-way`}
                      checked={by === way}
                      onChange={() => setBy(way)}
                      className="mt-1"
                    />
                    <span>
                      {words.ways[way].name}
                      <span className="block text-ink-soft">{words.ways[way].hint}</span>
                    </span>
                  </label>
                ))}
              </fieldset>
              <TextArea
                id={`${id}-text`}
                label={words.text}
                optional
                hint={words.textHint[by]}
                maxLength={MAX_TASK_TEXT}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              {failure !== '' && (
                <Notice tone="danger" urgent>
                  {failure}
                </Notice>
              )}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button type="submit" busy={isBusy}>
                  {words.ways[by].submit}
                </Button>
                {by === 'credit' && amount > 0 && (
                  <p className="text-ink-soft tabular-nums">{words.about(formatEuro(amount))}</p>
                )}
              </div>
            </>
          )}
          <div role="status" className="empty:hidden">
            {done !== '' && <Notice tone="success">{done}</Notice>}
          </div>
        </form>
      )}
    </section>
  );
}
