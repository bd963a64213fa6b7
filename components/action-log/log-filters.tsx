import { useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { targetNames, logWords as words } from '@/locales/nl/admin/action-log';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Select } from '../form/select';

/** Of one person, of one kind of thing, or of all. */
export interface LogFilter {
  adminID?: number;
  kind?: string;
}

interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

export function LogFilters({ filter: { adminID, kind }, onChange }: LogFiltersProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [people, setPeople] = useState<AnswerOf<'admins.list'>['admins']>([]);
  useEffect(() => {
    void dispatch(callApi('admins.list', {})).then((outcome) => {
      if ('value' in outcome) setPeople(outcome.value.admins);
    });
  }, [dispatch]);
  const change = (next: { adminID?: number | undefined; kind?: string | undefined }) => {
    const all = { adminID, kind, ...next };
    onChange({ ...(all.adminID && { adminID: all.adminID }), ...(all.kind && { kind: all.kind }) });
  };
  return (
    <div className="flex flex-wrap gap-4">
      <div className="flex w-full flex-col gap-1.5 sm:w-56">
        <label htmlFor={`${id}-person`} className="font-medium text-sm">
          {words.person}
        </label>
        <Select
          id={`${id}-person`}
          value={adminID ?? ''}
          onChange={({ target }) => change({ adminID: Number(target.value) || undefined })}
          options={[
            { value: '', text: words.everyone },
            ...people.map(({ id: value, name }) => ({ value, text: name })),
          ]}
        />
      </div>
      <div className="flex w-full flex-col gap-1.5 sm:w-56">
        <label htmlFor={`${id}-kind`} className="font-medium text-sm">
          {words.kind}
        </label>
        <Select
          id={`${id}-kind`}
          value={kind ?? ''}
          onChange={({ target }) => change({ kind: target.value || undefined })}
          options={[
            { value: '', text: words.everything },
            ...Object.entries(targetNames).map(([value, text]) => ({ value, text })),
          ]}
        />
      </div>
    </div>
  );
}
