import { formatDate } from '@/lib/dates';
import { ADMIN_VIEW, adminTaskUrl, CUSTOMER_PARAM } from '@/lib/urls/admin-urls';
import { taskStatusNames, deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { PhoneLink } from '../shared/phone-link';
import type { DeskTaskDetails } from './use-task';

const LINK = 'underline underline-offset-2';

/** The user who asked with contact data, and other tasks of the company. */
export function CustomerFacts({ task: { customer, askedBy } }: { task: DeskTaskDetails }) {
  const { number, company, phone, email, tasks } = customer;
  return (
    <section className="wrap-anywhere flex flex-col gap-3 rounded-m border border-line p-4 text-sm">
      <h3 className="font-semibold text-base">{words.customer}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <dt className="text-ink-soft">{words.name}</dt>
        <dd>{company}</dd>
        <dt className="text-ink-soft">{words.customerNumber}</dt>
        <dd>{number}</dd>
        <dt className="text-ink-soft">{words.person}</dt>
        <dd>{askedBy}</dd>
        {phone !== '' && (
          <>
            <dt className="text-ink-soft">{words.phone}</dt>
            <dd>
              <PhoneLink phone={phone} className={LINK} />
            </dd>
          </>
        )}
        <dt className="text-ink-soft">{words.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </dd>
      </dl>
      <a href={`${ADMIN_VIEW}?${new URLSearchParams({ [CUSTOMER_PARAM]: company })}`} className={LINK}>
        {words.lookAs}
      </a>
      <h4 className="mt-2 font-semibold">{words.others}</h4>
      {tasks.length === 0 ? (
        <p className="text-ink-soft">{words.noOthers}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {tasks.map(({ taskId, title, status, created }) => (
            <li key={taskId}>
              <a href={adminTaskUrl(taskId)} className={LINK}>
                {title}
              </a>
              <span className="block text-ink-soft">
                {formatDate(created)} · {taskStatusNames[status]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
