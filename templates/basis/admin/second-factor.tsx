import { LogoutForm } from '@/components/admin/logout-form';
import { FactorCodeForm } from '@/components/admin/second-factor/code-form';
import { RemoveFactorForm } from '@/components/admin/second-factor/remove-form';
import { SetUpFactor } from '@/components/admin/second-factor/set-up';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { secondFactor as words } from '@/locales/nl/admin/second-factor';

/** The step of the login after the password: a code, or a second factor to set up because the site demands it. */
export function PendingFactorPage({
  state,
  refused,
}: {
  state: 'code' | 'setup';
  refused: string | undefined;
}) {
  return (
    <section className="mx-auto flex max-w-md flex-col gap-6 rounded-l border border-line p-4 sm:p-8">
      <h1 className="font-bold text-2xl lg:text-3xl">{state === 'code' ? words.codeTitle : words.title}</h1>
      {state === 'code' ? (
        <FactorCodeForm refused={refused} />
      ) : (
        <SetUpFactor>
          <Notice>
            {words.demanded} {words.demandedLead}
          </Notice>
        </SetUpFactor>
      )}
      <LogoutForm label={words.stop} className={buttonClass('quiet')} />
    </section>
  );
}

interface SecurityProps {
  session: { secondFactor: string; secondFactorDemanded: boolean; recoveryCodesLeft: number };
}

/** An admin's own second factor. */
export function AdminSecurity({
  session: { secondFactor, secondFactorDemanded, recoveryCodesLeft },
}: SecurityProps) {
  const isOn = secondFactor === 'on';
  const state = (
    <Notice tone={isOn ? 'success' : 'warning'}>
      {isOn ? words.on : words.off}
      {isOn && <span className="block">{words.codesLeft(recoveryCodesLeft)}</span>}
      {secondFactorDemanded && <span className="block">{words.demanded}</span>}
    </Notice>
  );
  return (
    <section className="flex max-w-xl flex-col gap-6">
      {isOn ? state : <SetUpFactor>{state}</SetUpFactor>}
      {isOn && !secondFactorDemanded && <RemoveFactorForm />}
    </section>
  );
}
