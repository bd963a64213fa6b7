import type { NodeViewConstructor } from 'prosemirror-view';
import { editor as words } from '@/locales/nl/admin/editor';

const inElement =
  (className: string, placeholder?: string): NodeViewConstructor =>
  () => {
    const dom = document.createElement('div');
    dom.className = className;
    if (placeholder) dom.dataset.placeholder = placeholder;
    return { dom, contentDOM: dom };
  };

/**
 * Questions while they are written: open, and with other elements than their readers get. In a `summary` a space and a
 * click would close them.
 */
export const questionViews = {
  details: inElement('rich-question'),
  summary: inElement('rich-question-title', words.questionTitle),
};
