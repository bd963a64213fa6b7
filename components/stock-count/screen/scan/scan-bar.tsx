'use client';

import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Checkbox } from '../../../form/checkbox';
import { Button } from '../../../ui/button';
import { usePreference } from '../../../ui/use-preference';
import { TypedCode } from './typed-code';

/** Typed code and sound. A hand scanner needs neither. */
export function ScanBar({ onScan }: { onScan: (code: string) => boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [sound, setSound] = usePreference<'on' | 'off'>('sound', 'on');
  return (
    <section className="count-scan" aria-label={words.scan}>
      <div>
        <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.typeCode}
        </Button>
        <label htmlFor={id}>
          <Checkbox
            id={id}
            checked={sound === 'on'}
            onChange={(event) => setSound(event.target.checked ? 'on' : 'off')}
          />
          {words.sound}
        </label>
      </div>
      {isOpen && <TypedCode onScan={onScan} />}
    </section>
  );
}
