'use client';

import { useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { useScanSound } from '../../scan/use-scan-sound';
import type { FinishResult } from '../offline/types';
import { DoubleDialog } from './dialogs/double-dialog';
import { FinishDialog } from './dialogs/finish-dialog';
import { EntryPanel } from './entry/entry-panel';
import { Latest } from './entry/latest';
import { PlaceEnd } from './frame/place-end';
import { PlaceSteps } from './frame/place-steps';
import { ProgressBar } from './frame/progress-bar';
import { SyncState } from './frame/sync-state';
import { LineList } from './lines/line-list';
import type { PlacedLine } from './model/lines';
import { Feedback } from './scan/feedback';
import { ScanBar } from './scan/scan-bar';
import { useWedge } from './scan/use-wedge';
import type { ReadyCount } from './state/count';
import { useCounting } from './state/use-counting';
import { useScan } from './state/use-scan';
import { LinkCode } from './unknown/link-code';
import { UnknownCodes } from './unknown/unknown-codes';

interface CountingSheetProps {
  count: ReadyCount;
  onFinished: (result: FinishResult) => void;
}

type Opened =
  | { dialog: 'finish' }
  | { dialog: 'double'; line: PlacedLine }
  | { dialog: 'link'; code: string };

/** The counting page once its list is there. */
export function CountingSheet({ count, onFinished }: CountingSheetProps) {
  const counting = useCounting(count);
  const scan = useScan(counting);
  const sound = useScanSound();
  const [opened, setOpened] = useState<Opened>();
  const { active, counted, lines, log } = counting;
  const close = () => setOpened(undefined);
  const link = (code: string) => setOpened({ dialog: 'link', code });
  const finish = () => {
    counting.select(undefined);
    setOpened({ dialog: 'finish' });
  };
  const onScan = (code: string) => {
    const isCounted = scan.scan(code);
    sound.play(isCounted);
    navigator.vibrate?.(isCounted ? 40 : [120, 60, 120]);
    return isCounted;
  };
  useWedge(onScan, {
    read: () => (active ? (counting.texts[active.key] ?? '') : ''),
    restore: (text) => active && counting.type(active, text),
  });
  return (
    <div className="count-body">
      <div className="count-head">
        <ProgressBar done={counted} of={lines.length} />
        <SyncState count={count} isLost={log.isLost} />
        <PlaceSteps counting={counting} />
      </div>
      <div className="count-main">
        <LineList
          counting={counting}
          result={scan.result}
          onSelect={(key) => {
            scan.close();
            counting.select(key);
          }}
          onDouble={(line) => setOpened({ dialog: 'double', line })}
        />
        <UnknownCodes counting={counting} onLink={link} />
        <PlaceEnd counting={counting} onFinish={finish} />
      </div>
      <aside className="count-side" data-typing={active !== undefined || undefined} aria-label={words.side}>
        <Feedback counting={counting} scan={scan} onLink={link} />
        {active && <EntryPanel counting={counting} line={active} />}
        <Latest counting={counting} />
        <ScanBar onScan={onScan} />
      </aside>
      {opened?.dialog === 'finish' && (
        <FinishDialog counting={counting} onFinished={onFinished} onClose={close} />
      )}
      {opened?.dialog === 'double' && <DoubleDialog counting={counting} line={opened.line} onClose={close} />}
      {opened?.dialog === 'link' && (
        <LinkCode counting={counting} code={opened.code} onDone={scan.close} onClose={close} />
      )}
    </div>
  );
}
