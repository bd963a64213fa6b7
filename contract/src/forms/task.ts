import { z } from 'zod';
import { MAX_TASK_TEXT, MAX_TASK_TITLE } from '../tasks/kinds.ts';
import { optionalText, requiredLine, requiredText } from './text-fields.ts';

/** The texts of a new task. */
export const taskForm = z.object({
  title: requiredLine(MAX_TASK_TITLE),
  desc: requiredText(MAX_TASK_TEXT),
});

/** A message in a task. */
export const taskMessageForm = z.object({ text: requiredText(MAX_TASK_TEXT) });

/** The remark of a report of what is missing, damaged or wrong. */
export const shortageForm = z.object({ desc: optionalText(MAX_TASK_TEXT) });
