'use client';

import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { TextArea } from '../../../form/text-area';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Dialog } from '../../../ui/overlay/dialog';
import type { FinishResult } from '../../offline/types';
import type { Counting } from '../state/use-counting';
import { LeftLines } from './left-lines';

interface FinishDialogProps {
  counting: Counting;
  onFinished: (result: FinishResult) => void;
  onClose: () => void;
}

/** What was not counted (0, or left out), and a note; then the count is finished. */
export function FinishDialog({ counting, onFinished, onClose }: FinishDialogProps) {
  const { lines, isCounted, count, note, setNote, finish } = counting;
  const id = useId();
  const [none, setNone] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const left = lines.filter((line) => !isCounted(line));
  const unknown = new Set(count.parts.flatMap(({ productId, code }) => (productId === null ? [code] : [])));
  const send = async () => {
    setState('busy');
    const result = await finish(left.filter(({ key }) => none.has(key)));
    if (result.state === 'failed') setState('failed');
    else onFinished(result);
  };
  return (
    <Dialog title={words.finishTitle} onClose={onClose}>
      {left.length === 0 ? (
        <p>{words.finishAll}</p>
      ) : (
        <LeftLines lines={left} none={none} onChange={setNone} />
      )}
      {unknown.size > 0 && <Notice tone="warning">{words.finishUnknown(unknown.size)}</Notice>}
      <TextArea
        id={id}
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {state === 'failed' && (
        <Notice tone="danger" urgent>
          {words.finishFailed}
        </Notice>
      )}
      <div className="count-choices">
        <Button size="l" busy={state === 'busy'} onClick={() => void send()}>
          {words.finishNow}
        </Button>
        <Button size="l" look="outline" onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </Dialog>
  );
}
