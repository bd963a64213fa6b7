'use client';

import type { ImportKind } from '@toonbank/contract';
import { useState } from 'react';
import { importUrl } from '@/lib/urls/admin/import-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { importWords as words } from '@/locales/nl/admin/imports';
import { LoadState } from '../../admin/load-state';
import { Field } from '../../form/field';
import { LabelledSelect } from '../../shared/labelled-select';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ImportFrame } from '../import-frame';
import { ColumnRow, columnGrid } from './column-row';
import { mappingFaults } from './mapping-faults';
import { OptionFields } from './option-fields';
import { type SheetColumns, UNUSED, useColumns } from './use-columns';

/** The second step: which column is what. */
export const ImportColumns = ({ importId }: { importId: number }) => (
  <ImportFrame importId={importId} current="columns">
    {({ kind }) => <ColumnsForm importId={importId} kind={kind} />}
  </ImportFrame>
);

function ColumnsForm({ importId, kind }: { importId: number; kind: ImportKind }) {
  const form = useColumns(importId, kind);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { loaded, refusal } = form;
  const isArchive = kind === 'pictures';
  if (!loaded || !('value' in loaded))
    return <LoadState failure={loaded?.refusal.code} onRetry={() => void form.load()} />;
  const sheet = loaded.value;
  const submit = async () => {
    const found = mappingFaults(sheet, form.choices);
    setFaults(found);
    if (found.length === 0 && (await form.compare())) window.location.assign(importUrl(importId, 'changes'));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-6"
    >
      <p className="max-w-prose text-ink-soft">{isArchive ? words.archiveLead : words.columnsLead}</p>
      <SheetFacts sheet={sheet} onSheet={form.setSheet} />
      <OptionFields
        kind={kind}
        priceLists={sheet.priceLists}
        options={form.options}
        onChange={form.setOptions}
      />
      {!isArchive && <Mapping {...{ form, sheet }} />}
      {(faults.length > 0 || refusal) && (
        <Notice tone="danger" urgent>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          {refusal && faults.length === 0 && <p>{adminErrorText(refusal.code)}</p>}
        </Notice>
      )}
      <Button type="submit" size="l" className="self-start" busy={form.busy}>
        {words.compare}
      </Button>
    </form>
  );
}

/** The field of each column, and the name under which these choices are kept. */
function Mapping({ form, sheet }: { form: ReturnType<typeof useColumns>; sheet: SheetColumns }) {
  return (
    <>
      <div>
        <div
          aria-hidden
          className={`hidden border-line-strong border-b pb-2 text-ink-soft text-sm ${columnGrid}`}
        >
          <span>{words.column}</span>
          <span>{words.examples}</span>
          <span>{words.becomes}</span>
          <span>{words.format}</span>
        </div>
        <ul className="flex flex-col divide-y divide-line">
          {sheet.columns.map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              fields={sheet.fields}
              choice={form.choices[column.column] ?? UNUSED}
              onChange={(choice) => form.choose(column.column, choice)}
            />
          ))}
        </ul>
      </div>
      <div className="max-w-md">
        <Field
          id="import-profile"
          label={words.saveAs}
          hint={words.saveAsHint}
          maxLength={80}
          optional
          value={form.profile}
          onChange={({ target }) => form.setProfile(target.value)}
        />
      </div>
    </>
  );
}

/** The profile that was recognised, and the choice of the sheet. */
function SheetFacts({ sheet, onSheet }: { sheet: SheetColumns; onSheet: (name: string) => void }) {
  const { profile, sheets } = sheet;
  return (
    <>
      {profile && (
        <Notice tone={profile.newColumns > 0 ? 'warning' : 'success'}>
          <p>{words.profile(profile.name, profile.timesUsed)}</p>
          {profile.newColumns > 0 && <p>{words.newColumns(profile.newColumns)}</p>}
        </Notice>
      )}
      {sheets.length > 1 && (
        <LabelledSelect
          label={words.sheet}
          value={sheet.sheet}
          onChange={({ target }) => onSheet(target.value)}
          options={sheets.map((name) => ({ value: name, text: name }))}
        />
      )}
    </>
  );
}
