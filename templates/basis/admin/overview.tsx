import { LogoutForm } from '@/components/admin/logout-form';
import { FirstSteps } from '@/components/first-steps/first-steps';
import type { StepState } from '@/components/first-steps/step-state';
import { buttonClass } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Today, type Waiting } from '@/components/workbench/today';
import { ADMIN, type AdminMenuAddress, adminMenuOf, type MenuReader } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminMenuWords } from '@/locales/nl/admin/menu';
import { AdminScreen } from './screen';

const icons: Readonly<Record<AdminMenuAddress, IconName>> = {
  '/beheer': 'home',
  '/beheer/bestellingen': 'box',
  '/beheer/klanten': 'user',
  '/beheer/aanvragen': 'plus',
  '/beheer/producten': 'tag',
  '/beheer/groepen': 'grid',
  '/beheer/prijslijsten': 'euro',
  '/beheer/bezorgdagen': 'truck',
  '/beheer/winkelcheck': 'check',
  '/beheer/instellingen': 'filter',
  '/beheer/kortingscodes': 'tag',
  '/beheer/betalingen': 'invoice',
  '/beheer/mails': 'mail',
  '/beheer/taken': 'info',
  '/beheer/paginas': 'invoice',
  '/beheer/menus': 'menu',
  '/beheer/wijzigingen': 'check',
  '/beheer/masterteksten': 'circles',
  '/beheer/afbeeldingen': 'grid',
  '/beheer/controle': 'list-check',
  '/beheer/geschiedenis': 'clock',
  '/beheer/bekijken': 'search',
  '/beheer/herroepingen': 'undo',
  '/beheer/beoordelingen': 'star',
  '/beheer/import': 'box',
  '/beheer/nieuwsbrief': 'mail',
  '/beheer/gebruikers': 'user',
  '/beheer/koppelingen': 'bolt',
  '/beheer/koppelingen/webhooks': 'bolt',
  '/beheer/logboek': 'list',
  '/beheer/beveiliging': 'phone',
};

interface AdminOverviewProps extends MenuReader {
  shopName: string;
  session: { userName: string; clientCode: string; role: keyof typeof words.roles };
  /** This browser has a customer's session too. */
  alsoCustomer: boolean;
  /** Why a form was refused without JavaScript. */
  refused: string | undefined;
  /** Absent where it could not be loaded. */
  waiting: Waiting | undefined;
  /** Of a new shop; empty for any other. */
  steps: readonly StepState[];
}

/** The first page of an admin: who, where, and what there is. */
export function AdminOverview({
  shopName,
  prices,
  may,
  session,
  alsoCustomer,
  refused,
  waiting,
  steps,
}: AdminOverviewProps) {
  const facts = [
    [words.loggedInAs, session.userName],
    [words.site, shopName],
    [words.clientCode, session.clientCode],
    [words.role, words.roles[session.role]],
  ];
  return (
    <AdminScreen current={ADMIN} {...{ prices, may }} title={words.title}>
      {refused && (
        <Notice tone="danger" urgent>
          {refused}
        </Notice>
      )}
      {alsoCustomer && <Notice>{words.alsoCustomer}</Notice>}
      <div className="flex flex-wrap items-end justify-between gap-4 rounded-l bg-surface-alt p-4 md:p-6">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap md:gap-x-10">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <LogoutForm label={words.logout} className={buttonClass('outline')} />
      </div>
      <FirstSteps steps={steps} />
      {waiting && <Today waiting={waiting} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <AdminCard href="/" icon="home" title={words.shop} text={words.shopText} />
        {adminMenuOf({ prices, may })
          .flatMap(({ addresses }) => addresses)
          .filter((address) => address !== ADMIN)
          .map((address) => (
            <AdminCard
              key={address}
              href={address}
              icon={icons[address]}
              title={adminMenuWords[address].name}
              text={adminMenuWords[address].text}
            />
          ))}
      </ul>
    </AdminScreen>
  );
}

interface AdminCardProps {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** The whole card leads to the page. */
function AdminCard({ href, icon, title, text }: AdminCardProps) {
  return (
    <li className="relative flex gap-4 rounded-m border border-line p-4 hover:border-brand hover:bg-surface-alt md:p-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-alt text-brand-strong">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <a href={href} className="font-semibold text-lg after:absolute after:inset-0">
          {title}
        </a>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
    </li>
  );
}
