import type { ComponentProps, ReactNode } from 'react';
import { CustomerChoice } from '@/components/admin/view/customer-choice';
import { MomentChoice } from '@/components/admin/view/moment-choice';
import { ViewButton } from '@/components/admin/view/view-button';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { AS_VISITOR } from '@/lib/admin-view';
import { formatWeekdayMoment } from '@/lib/dates';
import { viewWords as words } from '@/locales/nl/admin/view';

export interface AdminViewProps {
  /** The pages of visitors are shown now. */
  isVisitor: boolean;
  /** The moment that is shown now. */
  moment: Date | undefined;
  /** Why a form was refused. */
  fault: string | undefined;
  coming: ComponentProps<typeof MomentChoice>['coming'];
  customers: Omit<ComponentProps<typeof CustomerChoice>, 'isRefused'>;
}

/** The ways in which an admin can look at the shop. */
export function AdminView({ isVisitor, moment, fault, coming, customers }: AdminViewProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Choice title={words.visitor.title} text={words.visitor.text}>
        {isVisitor && <Notice>{words.visitor.running}</Notice>}
        {isVisitor ? (
          <ViewButton show="now" label={words.visitor.stop} className={buttonClass()} />
        ) : (
          <ViewButton show={AS_VISITOR} label={words.visitor.start} className={buttonClass('outline')} />
        )}
      </Choice>
      <Choice title={words.moment.title} text={words.moment.text}>
        <MomentChoice {...{ moment, coming }} isRefused={fault === 'moment'} />
      </Choice>
      <Choice title={words.customer.title} text={words.customer.text}>
        {moment && <Notice>{words.customer.atMoment(formatWeekdayMoment(moment))}</Notice>}
        <CustomerChoice {...customers} isRefused={fault === 'customer'} />
      </Choice>
    </div>
  );
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-4 rounded-m border border-line p-4 md:p-6">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </section>
  );
}
