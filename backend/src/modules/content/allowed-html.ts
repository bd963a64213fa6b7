import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';

/** A text as it may be shown: by the contract's rules, whatever an editor pasted. */
export const allowedHtml = (html: string): string => sanitizeHtml(html, richTextRules);
