import { withdrawal as words } from '@/locales/nl/withdrawal';
import { TextLink } from '../shared/text-link';

/** Explains the right and the form; hidden after the statement was sent. */
export const WithdrawalIntro = () => (
  <div className="flex max-w-prose flex-col gap-2">
    <p>{words.intro}</p>
    <p>
      {words.introMore} <TextLink href={words.rightHref}>{words.rightLink}</TextLink>.
    </p>
  </div>
);
