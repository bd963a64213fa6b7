import { register as words } from '@/locales/nl/account/registration';
import { DoneNotice } from '../shared/done-notice';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import type { Registered } from './use-registration';

/** Next steps, shown instead of the form. */
export const RegisteredNotice = ({ next, email }: Registered) => (
  <DoneNotice
    heading="h2"
    title={next === 'mail' ? words.mailTitle : words.doneTitle}
    action={
      <SiteLink href="/" className={buttonClass('outline')}>
        {words.onwards}
      </SiteLink>
    }
  >
    <p className="mt-1">{words[next](email)}</p>
    <p className="mt-2">{words.nothing}</p>
  </DoneNotice>
);
