import type { Order, Task } from '@/api/types';
import { newTaskUrl, shortageUrl } from '@/lib/urls/task-urls';
import { askLinks, tasksOfOrder as words } from '@/locales/nl/tasks/new-task';
import { SessionData } from '../shared/session-data';
import type { SessionLoad } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { OrderTasks } from './order-tasks';

interface AskAboutOrderProps {
  order: Pick<Order, 'orderNumber' | 'deliveryNote'>;
  tasks: SessionLoad<Task[]>;
}

/** The tasks about an order, with links to ask a question or report a shortage. */
export function AskAboutOrder({ order: { orderNumber, deliveryNote }, tasks }: AskAboutOrderProps) {
  const about = { kind: 'order', of: orderNumber } as const;
  const links = [
    ...(deliveryNote
      ? [
          { href: shortageUrl(orderNumber), text: askLinks.shortage },
          { href: newTaskUrl('return', about), text: askLinks.return },
        ]
      : []),
    { href: newTaskUrl('ordering', about), text: askLinks.order },
  ];
  return (
    <section className="no-print mt-10">
      <h2 className="mb-3 font-semibold text-lg">{words.title}</h2>
      <SessionData data={tasks} quiet fallback={null}>
        {(found) =>
          found.length > 0 && (
            <div className="mb-4">
              <OrderTasks tasks={found} />
            </div>
          )
        }
      </SessionData>
      <div className="flex flex-wrap gap-3">
        {links.map(({ href, text }) => (
          <SiteLink key={href} href={href} className={buttonClass('outline', 's')}>
            {text}
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
