'use client';

import type { ImportKind } from '@toonbank/contract';
import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { importFailureWords, importWords as words } from '@/locales/nl/admin/imports';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ImportSteps } from '../import-steps';
import { ProgressBar } from '../progress-bar';
import { FileDrop } from './file-drop';
import { KindChoice } from './kind-choice';
import { PasteForm } from './paste-form';
import { SampleFile } from './sample-file';
import { useNewImport } from './use-new-import';

/** The first step: what is imported, and from where. */
export function NewImport({ kinds }: { kinds: readonly [ImportKind, ...ImportKind[]] }) {
  const [kind, setKind] = useState<ImportKind>(kinds[0]);
  const { part, failure, sendFile, sendText, stop } = useNewImport(kind);
  const [fault, setFault] = useState('');
  const refusal =
    failure === 'payload_too_large' ? importFailureWords.file_too_large : failure && adminErrorText(failure);
  const problem = fault !== '' ? fault : refusal;
  return (
    <>
      <ImportSteps current="source" />
      <KindChoice kinds={kinds} chosen={kind} onChange={setKind} />
      <SampleFile kind={kind} />
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      {part === undefined ? (
        <FileDrop
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
      <PasteForm
        busy={part !== undefined}
        onSend={(text) => {
          setFault('');
          void sendText(text);
        }}
      />
    </>
  );
}
