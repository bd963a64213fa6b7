import { contentUrl, WITHDRAWAL_PAGE } from '@/lib/urls/page-urls';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import { TextLink } from '../shared/text-link';

export interface WithdrawalIntroProps {
  /** The shop has published its page about the right. */
  hasRight: boolean;
}

/** Explains the right and the form; hidden after the statement was sent. */
export const WithdrawalIntro = ({ hasRight }: WithdrawalIntroProps) => (
  <div className="flex max-w-prose flex-col gap-2">
    <p>{words.intro}</p>
    <p>
      {words.introMore}
      {hasRight && (
        <>
          {' '}
          <TextLink href={contentUrl(WITHDRAWAL_PAGE)}>{words.rightLink}</TextLink>.
        </>
      )}
    </p>
  </div>
);
