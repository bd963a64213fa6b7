'use client';

import { type FormEvent, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Button } from '../ui/button';
import { ProductCombobox } from './product-combobox';

/** The typed code, to be corrected, or another article found by name. */
export function FixForm({ code, onFix }: { code: string; onFix: (code: string) => Promise<void> }) {
  const [text, setText] = useState(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void onFix(text.trim());
  };
  return (
    <form onSubmit={submit} className="mt-1 max-w-md">
      <ProductCombobox
        label={words.instead(code)}
        name="instead"
        value={text}
        onChange={setText}
        onPick={({ productExtCode }) => void onFix(productExtCode)}
      >
        <Button type="submit" look="outline">
          {words.fix}
        </Button>
      </ProductCombobox>
    </form>
  );
}
