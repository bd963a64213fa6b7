import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import { LocalForm } from '../frame/local-form';

/** For a damaged label: the digits below the bars, or the article number. */
export function TypedCode({ onScan }: { onScan: (code: string) => boolean }) {
  const id = useId();
  const [code, setCode] = useState('');
  return (
    <LocalForm
      className="count-code"
      onEnter={() => {
        if (code.trim() === '') return;
        onScan(code.trim());
        setCode('');
      }}
    >
      <label htmlFor={id}>{words.code}</label>
      <input
        id={id}
        className="control"
        autoComplete="off"
        maxLength={80}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit">{words.enterCode}</Button>
    </LocalForm>
  );
}
