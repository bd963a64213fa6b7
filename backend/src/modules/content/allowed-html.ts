import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';

/** Sanitises a text by the contract's rules. */
export const allowedHtml = (html: string): string => sanitizeHtml(html, richTextRules);
