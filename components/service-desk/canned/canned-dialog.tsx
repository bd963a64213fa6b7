import { MAX_CANNED_TEXT, MAX_CANNED_TITLE } from '@toonbank/contract/service-desk/views';
import { type FormEvent, useId, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { cannedWords as words } from '@/locales/nl/admin/service-desk';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../../form/field';
import { TextArea } from '../../form/text-area';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import type { CannedAnswer } from './use-canned-answers';

interface CannedDialogProps {
  /** The answer to change; absent for a new answer. */
  answer: CannedAnswer | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

interface Faults {
  title?: string;
  text?: string;
  /** Error that belongs to no field. */
  form?: string;
}

/** Dialog to create or change a canned answer; a refusal keeps the typed text. */
export function CannedDialog({ answer, onSaved, onClose }: CannedDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const save = () =>
    answer
      ? dispatch(callApi('serviceDesk.changeCannedAnswer', { cannedID: answer.cannedId, title, text }))
      : dispatch(callApi('serviceDesk.addCannedAnswer', { title, text }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing: Faults = {
      ...(title.trim() === '' && { title: words.required }),
      ...(text.trim() === '' && { text: words.required }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const outcome = await save();
    setBusy(false);
    if ('value' in outcome) return onSaved();
    const { code, fields } = outcome.refusal;
    if (fields.title === 'too_many') setFaults({ form: words.tooMany });
    else if (fields.text === 'placeholder_unknown') setFaults({ text: words.unknownPlaceholder });
    else setFaults({ form: adminErrorText(code) });
  };
  return (
    <Dialog title={answer ? words.editTitle : words.newTitle} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {faults.form && (
          <Notice tone="danger" urgent>
            {faults.form}
          </Notice>
        )}
        <Field
          id={`${id}-title`}
          label={words.name}
          hint={words.nameHint}
          error={faults.title}
          maxLength={MAX_CANNED_TITLE}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          id={`${id}-text`}
          label={words.text}
          hint={words.placeholders}
          error={faults.text}
          rows={9}
          maxLength={MAX_CANNED_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
