import { LoginSteps, type LoginStepsProps } from '@/components/admin/login-steps';
import { Notice } from '@/components/ui/notice';
import { adminLogin as words } from '@/locales/nl/admin/login';

interface AdminLoginProps extends LoginStepsProps {
  /** A session has ended. */
  ended: boolean;
}

export function AdminLoginPage({ ended, ...steps }: AdminLoginProps) {
  return (
    <section className="mx-auto flex max-w-md flex-col gap-6 rounded-l border border-line p-4 sm:p-8">
      <h1 className="font-bold text-2xl lg:text-3xl">{words.title}</h1>
      {ended && <Notice tone="warning">{words.ended}</Notice>}
      <LoginSteps {...steps} />
    </section>
  );
}
