import { MAX_TASK_TEXT } from '@toonbank/contract/tasks/kinds';
import { type FormEvent, useId, useRef, useState } from 'react';
import { deskAnswerWords as words } from '@/locales/nl/admin/service-desk';
import { TextArea } from '../../form/text-area';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { DeskTaskDetails, ReloadTask } from '../use-task';
import { CannedChoice } from './canned-choice';
import { fillPlaceholders } from './fill-placeholders';
import { PhotoAttach } from './photo-attach';
import { useAnswerDraft } from './use-answer-draft';
import { usePhotos } from './use-photos';
import { useSendAnswer } from './use-send-answer';

interface AnswerBoxProps {
  task: DeskTaskDetails;
  onSent: ReloadTask;
}

const kinds = [
  { isNote: false, name: words.answer },
  { isNote: true, name: words.note },
];

/** Form for an answer to the customer or a note for colleagues; it keeps the draft until the server has stored it. */
export function AnswerBox({ task, onSent }: AnswerBoxProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, write } = useAnswerDraft(task.taskId);
  const photos = usePhotos();
  const { isBusy, failure, hasNewer, send, refuse } = useSendAnswer(task, draft.text !== '', onSent);
  const [done, setDone] = useState('');
  const { isNote, text, key } = draft;

  const submit = async (solve: boolean) => {
    setDone('');
    if (text.trim() === '') {
      refuse(words.empty);
      return area.current?.focus();
    }
    if (photos.photos.some(({ state }) => state === 'running')) return refuse(words.photosBusy);
    const ids = photos.photos.flatMap(({ photoId }) => photoId ?? []);
    if (!(await send({ text, photos: ids, note: isNote, solve, requestKey: key }))) return;
    write({ text: '' });
    photos.clear();
    setDone(isNote ? words.noted : words.sent);
  };
  const insert = (canned: string) => {
    const filled = fillPlaceholders(canned, task);
    const at = area.current?.selectionStart ?? text.length;
    const to = area.current?.selectionEnd ?? at;
    write({ text: text.slice(0, at) + filled + text.slice(to) });
    area.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(false);
  };
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className={`flex flex-col gap-4 rounded-m border p-4 ${isNote ? 'border-warning border-dashed' : 'border-line'}`}
    >
      <h3 className="font-semibold text-lg">{isNote ? words.note : words.title}</h3>
      <fieldset aria-label={words.kind} className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button
            key={kind.name}
            look={kind.isNote === isNote ? 'primary' : 'outline'}
            size="s"
            aria-pressed={kind.isNote === isNote}
            onClick={() => write({ isNote: kind.isNote })}
          >
            {kind.name}
          </Button>
        ))}
      </fieldset>
      {!isNote && <CannedChoice onChoose={insert} />}
      {hasNewer && (
        <Notice tone="warning" urgent>
          {words.newer}
        </Notice>
      )}
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <TextArea
        ref={area}
        id={id}
        label={isNote ? words.noteText : words.text}
        hint={isNote ? words.noteHint : words.hint}
        rows={7}
        maxLength={MAX_TASK_TEXT}
        value={text}
        onChange={({ target }) => write({ text: target.value })}
      />
      <PhotoAttach photos={photos} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {isNote ? words.saveNote : words.send}
        </Button>
        {!isNote && (
          <Button look="outline" busy={isBusy} onClick={() => void submit(true)}>
            {words.sendAndSolve}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
    </form>
  );
}
