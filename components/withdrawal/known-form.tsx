import { Suspense } from 'react';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import { PrivacyNote, type PrivacyNoteProps } from '../privacy/privacy-note';
import { Skeleton } from '../ui/skeleton';
import type { WithdrawalPrefill } from './prefill';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalIntro, type WithdrawalIntroProps } from './withdrawal-intro';

export type PublishedPages = WithdrawalIntroProps & Pick<PrivacyNoteProps, 'hasPrivacy'>;

interface KnownFormProps {
  known: WithdrawalPrefill | Promise<WithdrawalPrefill>;
  published: PublishedPages;
}

/** The form with what is known of the customer, once that has come. */
export const KnownForm = ({ known, published }: KnownFormProps) =>
  known instanceof Promise ? (
    <Suspense fallback={<Skeleton className="h-96 w-full max-w-2xl" />}>
      <Arrived known={known} published={published} />
    </Suspense>
  ) : (
    <Form known={known} published={published} />
  );

const Arrived = async ({
  known,
  published,
}: {
  known: Promise<WithdrawalPrefill>;
  published: PublishedPages;
}) => <Form known={await known} published={published} />;

const Form = ({ known, published }: { known: WithdrawalPrefill; published: PublishedPages }) => (
  <WithdrawalForm
    known={known}
    intro={<WithdrawalIntro hasRight={published.hasRight} />}
    privacy={<PrivacyNote purpose={words.privacy} hasPrivacy={published.hasPrivacy} />}
  />
);
