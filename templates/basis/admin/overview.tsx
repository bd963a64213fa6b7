import { LogoutForm } from '@/components/admin/logout-form';
import { SessionWatch } from '@/components/admin/session-watch';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ADMIN_SECURITY } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { secondFactor } from '@/locales/nl/admin/second-factor';

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
    <div className="flex flex-col gap-6">
      <h1 className="font-bold text-2xl lg:text-3xl">{words.title}</h1>
      <SessionWatch />
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
        <AdminCard href={ADMIN_SECURITY} title={secondFactor.card} text={secondFactor.cardText} />
      </ul>
    </div>
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
