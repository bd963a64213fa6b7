import { type FormEvent, useId, useState } from 'react';
import { importKindWords } from '@/locales/nl/admin/imports';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FieldFrame } from '../../form/field';
import { Select } from '../../form/select';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import { type Draft, draftOf, type Faults, faultsOf, termsOfDraft } from './draft';
import { LimitFields } from './limit-fields';
import { type Profile, refusalText, type Schedule, termsOf } from './schedule';
import { SourceFields } from './source-fields';
import { TimeFields } from './time-fields';

interface ScheduleDialogProps {
  /** Undefined: a new one. */
  schedule: Schedule | undefined;
  /** Those without a schedule. */
  profiles: readonly Profile[];
  hasFolder: boolean;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Makes a schedule or changes one. */
export function ScheduleDialog({ schedule, profiles, hasFolder, onClose, onDone }: ScheduleDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [profileID, setProfile] = useState(schedule?.profileId ?? profiles[0]?.profileId ?? 0);
  const [draft, setDraft] = useState<Draft>(() => draftOf(schedule));
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const onChange = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const showFaults = (found: Faults) => {
    setFaults(found);
    document.getElementById(`${id}-${Object.keys(found)[0]}`)?.focus();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal('');
    const found = faultsOf(draft);
    if (Object.keys(found).length > 0) return showFaults(found);
    setFaults({});
    setBusy(true);
    const terms = termsOfDraft(draft);
    const typed = draft.authorization.trim();
    const authorization = draft.forgets ? '' : typed === '' ? undefined : typed;
    const outcome = schedule
      ? await dispatch(
          callApi('importSchedules.change', {
            ...{ scheduleID: schedule.scheduleId, seen: termsOf(schedule), terms, authorization },
          }),
        )
      : await dispatch(callApi('importSchedules.add', { profileID, terms, authorization }));
    setBusy(false);
    if ('value' in outcome) return onDone(words.saved(outcome.value.profile));
    if (outcome.refusal.fields.url) return showFaults({ url: words.errors.url });
    setRefusal(refusalText(outcome.refusal));
  };
  const fields = { id, draft, faults, onChange };
  return (
    <Dialog title={schedule ? words.changeTitle(schedule.profile) : words.addTitle} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-5">
        {!schedule && (
          <FieldFrame id={`${id}-profile`} label={words.profile} hint={words.profileHint}>
            <Select
              id={`${id}-profile`}
              aria-describedby={`${id}-profile-hint`}
              value={profileID}
              onChange={({ target }) => setProfile(Number(target.value))}
              options={profiles.map((one) => ({
                value: one.profileId,
                text: `${one.name} (${importKindWords[one.kind].name.toLowerCase()})`,
              }))}
            />
          </FieldFrame>
        )}
        <SourceFields
          {...fields}
          hasFolder={hasFolder}
          hasAuthorization={schedule?.hasAuthorization ?? false}
        />
        <TimeFields {...fields} />
        <LimitFields {...fields} />
        {refusal !== '' && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
