import { tabDraft } from '../form/draft';
import type { Topic } from './contact-forms';

/** The draft of a message in this tab. */
export const messageDraft = (topic: Topic) => tabDraft('message', topic);
