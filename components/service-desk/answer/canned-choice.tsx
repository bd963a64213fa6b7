import { useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { ADMIN_CANNED_ANSWERS } from '@/lib/urls/admin-urls';
import { deskAnswerWords as words } from '@/locales/nl/admin/service-desk';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FieldFrame } from '../../form/field';
import { Select } from '../../form/select';

/** Chooses a canned answer; `onChoose` gets its text with the placeholders. */
export function CannedChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [answers, setAnswers] = useState<AnswerOf<'serviceDesk.cannedAnswers'>>([]);
  useEffect(() => {
    void dispatch(callApi('serviceDesk.cannedAnswers', {})).then((outcome) => {
      if ('value' in outcome) setAnswers(outcome.value);
    });
  }, [dispatch]);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {answers.length > 0 && (
        <div className="w-full sm:w-72">
          <FieldFrame id={id} label={words.canned}>
            <Select
              id={id}
              value=""
              onChange={({ target }) => {
                const chosen = answers.find(({ cannedId }) => String(cannedId) === target.value);
                if (chosen) onChoose(chosen.text);
              }}
              options={[
                { value: '', text: words.choose },
                ...answers.map(({ cannedId, title }) => ({ value: cannedId, text: title })),
              ]}
            />
          </FieldFrame>
        </div>
      )}
      <a
        href={ADMIN_CANNED_ANSWERS}
        className="flex min-h-11 items-center text-sm underline underline-offset-2"
      >
        {words.manageCanned}
      </a>
    </div>
  );
}
