import { Suspense } from 'react';
import { Skeleton } from '../ui/skeleton';
import type { WithdrawalPrefill } from './prefill';
import { WithdrawalForm } from './withdrawal-form';

interface KnownFormProps {
  known: WithdrawalPrefill | Promise<WithdrawalPrefill>;
}

/** The form with what is known of the customer, once that has come. */
export const KnownForm = ({ known }: KnownFormProps) =>
  known instanceof Promise ? (
    <Suspense fallback={<Skeleton className="h-96 w-full max-w-2xl" />}>
      <Arrived known={known} />
    </Suspense>
  ) : (
    <WithdrawalForm known={known} />
  );

const Arrived = async ({ known }: { known: Promise<WithdrawalPrefill> }) => (
  <WithdrawalForm known={await known} />
);
