'use client';

import type { ImportKind } from '@toonbank/contract';
import { useState } from 'react';
import { ADMIN_IMPORT_SCHEDULES } from '@/lib/urls/admin/import-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { importFailureWords, importWords as words } from '@/locales/nl/admin/imports';
import { importScheduleWords as scheduleWords } from '@/locales/nl/admin/shop/import-schedules';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ImportSteps } from '../import-steps';
import { ProgressBar } from '../progress-bar';
import { FileDrop } from './file-drop';
import { KindChoice } from './kind-choice';
import { PasteForm } from './paste-form';
import { SampleFile } from './sample-file';
import { useNewImport } from './use-new-import';

interface NewImportProps {
  /** Those that the administrator may import. */
  kinds: readonly [ImportKind, ...ImportKind[]];
  /** The one that a link chose. */
  wanted?: ImportKind | undefined;
}

/** The first step: what is imported, and from where. */
export function NewImport({ kinds, wanted }: NewImportProps) {
  const [kind, setKind] = useState<ImportKind>(kinds.find((one) => one === wanted) ?? kinds[0]);
  const { part, failure, sendFile, sendText, stop } = useNewImport(kind);
  const [fault, setFault] = useState('');
  const refusal =
    failure === 'payload_too_large' ? importFailureWords.file_too_large : failure && adminErrorText(failure);
  const problem = fault !== '' ? fault : refusal;
  return (
    <>
      <ImportSteps current="source" />
      <a href={ADMIN_IMPORT_SCHEDULES} className="self-start underline underline-offset-2">
        {scheduleWords.link}
      </a>
      <KindChoice kinds={kinds} chosen={kind} onChange={setKind} />
      {kind !== 'pictures' && <SampleFile kind={kind} />}
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      {part === undefined ? (
        <FileDrop
          zip={kind === 'pictures'}
          onFile={(file) => {
            setFault('');
            void sendFile(file);
          }}
          onSeveral={() => setFault(words.several)}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <ProgressBar
            label={part < 1 ? words.file : words.reading}
            part={part < 1 ? part : undefined}
            text={words.uploading(Math.floor(part * 100))}
          />
          {part < 1 && (
            <Button look="outline" className="self-start" onClick={stop}>
              {words.stop}
            </Button>
          )}
        </div>
      )}
      {kind !== 'pictures' && (
        <PasteForm
          busy={part !== undefined}
          onSend={(text) => {
            setFault('');
            void sendText(text);
          }}
        />
      )}
    </>
  );
}
