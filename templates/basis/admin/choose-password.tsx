import { ChoosePassword } from '@/components/admins/choose-password';
import { adminsWords as words } from '@/locales/nl/admin/admins';

/** The page that an administrator's link opens. */
export const AdminPassword = () => (
  <section className="mx-auto flex max-w-md flex-col gap-6 rounded-l border border-line p-4 sm:p-8">
    <h1 className="font-bold text-2xl lg:text-3xl">{words.passwordTitle}</h1>
    <ChoosePassword />
  </section>
);
