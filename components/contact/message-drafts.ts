import { removeStored } from '@/lib/browser-storage/browser-storage';
import { tabDraft } from '../form/draft';
import type { Topic } from './contact-forms';

/** The draft of a message in this tab. */
export const messageDraft = (topic: Topic) => tabDraft('message', topic);

/** Removes all drafts: another person may use this tab next. */
export const forgetMessages = (): void => removeStored('message');
