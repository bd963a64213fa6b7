'use client';

import { type ReactNode, useState } from 'react';
import type { ShelfLabel } from '@/api/types';
import { LABELS_PDF } from '@/lib/urls/shelf-label-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { SelectableTable } from '../../form/selectable-table';
import { useSelection } from '../../form/use-selection';
import { ResultNotice } from '../../shared/result-notice';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LabelRow } from './label-row';
import { RevokeLists } from './revoke-lists';
import { type ChosenSheet, SheetChoice } from './sheet-choice';
import { useLabels } from './use-labels';

interface LabelsProps {
  labels: ShelfLabel[];
  /** Shown when there are no labels. */
  children: ReactNode;
}

const keyOf = ({ labelId }: ShelfLabel) => String(labelId);

/** The labels, to be printed again or revoked. Printing is a plain form: it opens in a window of its own. */
export function Labels({ labels, children }: LabelsProps) {
  const { shown, result, revoke, revokeList } = useLabels(labels);
  const ticks = useSelection(shown.map(keyOf));
  const [sheet, chooseSheet] = useState<ChosenSheet>({ sheet: '3x8', start: 1 });
  const count = shown.filter((label) => ticks.ticked.has(keyOf(label))).length;
  return (
    <>
      <ResultNotice result={result} />
      {shown.length === 0 ? (
        children
      ) : (
        <form action={LABELS_PDF} method="get" target="_blank" rel="noopener">
          <SelectableTable
            title={words.title}
            ticks={ticks}
            chooseAll={words.chooseAll}
            heads={[words.label, words.list, words.made, words.scanned]}
            actions
          >
            {shown.map((label) => (
              <LabelRow
                key={label.labelId}
                label={label}
                {...ticks.of(keyOf(label))}
                onRevoke={() => revoke([label.labelId])}
              />
            ))}
          </SelectableTable>
          <div className="mt-8 flex flex-col gap-5">
            <SheetChoice chosen={sheet} onChoose={chooseSheet} />
            <Button type="submit" className="self-start">
              <Icon name="invoice" />
              {count > 0 ? words.print(count) : words.printAll(shown.length)}
            </Button>
          </div>
        </form>
      )}
      <RevokeLists labels={shown} onRevoke={revokeList} />
    </>
  );
}
