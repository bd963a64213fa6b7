'use client';

import { quickOrder as words } from '@/locales/nl/quick-order';
import { LoginLink } from '../shared/login-link';
import { buttonClass } from '../ui/button';
import { TextForm } from './text-form';
import type { Understanding } from './use-understood';

/** Same as in the contract. */
const MAX_LENGTH = 5_000;

/** An order in plain Dutch. The text remains until its last line is handled. */
export function PlainTextForm({ plain, customer }: { plain: Understanding; customer: boolean }) {
  if (!customer)
    return (
      <div className="flex flex-col items-start gap-3 text-sm">
        <p>{words.plainLogin}</p>
        <LoginLink className={buttonClass('outline')}>{words.login}</LoginLink>
      </div>
    );
  return (
    <TextForm
      {...words.plain}
      maxLength={MAX_LENGTH}
      text={plain.text}
      busy={plain.busy}
      onText={plain.setText}
      onSubmit={plain.read}
    />
  );
}
