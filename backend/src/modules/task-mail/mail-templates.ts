import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { type Mail, type TaskMailKind, taskMessages, tasks } from '../../db/schema/index.ts';
import { orNotFound } from '../../http/errors.ts';
import { plainMessage } from '../../mail/plain-message.ts';
import { type MailTemplate, type MailTemplates, recipientOf } from '../../mail/templates.ts';

async function loadTask(tx: Tx, { taskId, taskMessageId }: Mail) {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(eq(tasks.id, taskId ?? 0));
  const [message] = await tx
    .select()
    .from(taskMessages)
    .where(eq(taskMessages.id, taskMessageId ?? 0));
  return { task: orNotFound(task), text: message?.text ?? '' };
}

const template =
  (lead: string): MailTemplate =>
  async (tx, site, mail) => {
    const { task, text } = await loadTask(tx, mail);
    return () =>
      plainMessage(site, recipientOf(mail), `${task.title} [${task.id}]`, [
        { kind: 'text', text: lead },
        ...(text ? [{ kind: 'text' as const, text }] : []),
      ]);
  };

export const taskMails: Pick<MailTemplates, TaskMailKind> = {
  'task-received': template('Wij hebben uw vraag ontvangen.'),
  'task-answered': template('Er is een antwoord op uw vraag.'),
  'task-solved': template('Uw vraag is opgelost.'),
  'task-to-answer': template('Een klant wacht op antwoord.'),
  'task-escalated': template('Het beloofde antwoord is te laat.'),
};
