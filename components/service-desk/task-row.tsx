import type { AnswerOf } from '@/api/call';
import { adminTaskUrl } from '@/lib/urls/admin-urls';
import { taskKindNames, deskListWords as words } from '@/locales/nl/admin/service-desk';
import { aboutText } from './about-text';
import { shortMoment } from './desk-moments';
import { TaskState } from './task-state';

type DeskTask = AnswerOf<'serviceDesk.list'>[number];

function aboutSummary(about: DeskTask['about']): string {
  const [first, ...others] = about;
  if (!first) return '';
  return others.length > 0 ? `${aboutText(first)} ${words.more(others.length)}` : aboutText(first);
}

/** A task in the list; the whole row is a link to it. On a phone its facts are below each other. */
export function TaskRow({ task }: { task: DeskTask }) {
  const { taskId, title, kind, status, company, askedBy, assignedTo, lastMessageAt, promisedAt, isLate } =
    task;
  const about = aboutSummary(task.about);
  const facts = [taskKindNames[kind], about].filter((text) => text !== '').join(' · ');
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-3 py-4 hover:bg-surface-alt md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="wrap-anywhere flex min-w-0 flex-col gap-0.5">
        <h2 className="font-semibold">
          <a href={adminTaskUrl(taskId)} className="after:absolute after:inset-0">
            {title}
          </a>
        </h2>
        <p className="text-sm">
          {company} · {askedBy}
        </p>
        <p className="text-ink-soft text-sm">
          {words.number} {taskId} · {facts}
        </p>
      </div>
      <dl className="flex flex-wrap content-start gap-x-4 gap-y-1 text-sm md:flex-col">
        <div>
          <dt className="sr-only">{words.promise}</dt>
          <dd className="flex flex-wrap items-center gap-y-1">
            <TaskState status={status} isLate={isLate} />
            {promisedAt && <span className="tabular-nums">{words.before(shortMoment(promisedAt))}</span>}
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-1 text-ink-soft">
          <dt>{words.assigned}</dt>
          <dd>{assignedTo?.name ?? words.nobody.toLowerCase()}</dd>
        </div>
        <div className="flex flex-wrap gap-x-1 text-ink-soft">
          <dt>{words.lastMessage}</dt>
          <dd className="tabular-nums">{shortMoment(lastMessageAt)}</dd>
        </div>
      </dl>
    </li>
  );
}
