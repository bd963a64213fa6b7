import { LogoutForm } from '@/components/admin/logout-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ADMIN, adminMenu } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminMenuWords } from '@/locales/nl/admin/menu';
import { AdminScreen } from './screen';

interface AdminOverviewProps {
  shopName: string;
  session: { userName: string; clientCode: string; role: keyof typeof words.roles };
  /** This browser has a customer's session too. */
  alsoCustomer: boolean;
  /** Why a form was refused without JavaScript. */
  refused: string | undefined;
}

/** The first page of an admin: who, where, and what there is. */
export function AdminOverview({ shopName, session, alsoCustomer, refused }: AdminOverviewProps) {
  const facts = [
    [words.loggedInAs, session.userName],
    [words.site, shopName],
    [words.clientCode, session.clientCode],
    [words.role, words.roles[session.role]],
  ];
  return (
    <AdminScreen current={ADMIN} title={words.title}>
      {refused && (
        <Notice tone="danger" urgent>
          {refused}
        </Notice>
      )}
      {alsoCustomer && <Notice>{words.alsoCustomer}</Notice>}
      <div className="flex flex-wrap items-end justify-between gap-4 rounded-l bg-surface-alt p-4 md:p-6">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <LogoutForm label={words.logout} className={buttonClass('outline')} />
      </div>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <AdminCard href="/" title={words.shop} text={words.shopText} />
        {adminMenu
          .filter((address) => address !== ADMIN)
          .map((address) => (
            <AdminCard
              key={address}
              href={address}
              title={adminMenuWords[address].name}
              text={adminMenuWords[address].text}
            />
          ))}
      </ul>
    </AdminScreen>
  );
}

function AdminCard({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li className="flex flex-col gap-1 rounded-m border border-line p-4 md:p-6">
      <a href={href} className="font-semibold text-lg underline underline-offset-4">
        {title}
      </a>
      <p className="text-ink-soft text-sm">{text}</p>
    </li>
  );
}
