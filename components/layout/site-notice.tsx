import { layout as words } from '@/locales/nl/layout';
import type { EditMark } from '../shared/edit-mark';
import { RichText } from '../shared/rich-text';
import { Notice } from '../ui/notice';

/**
 * `notice` of the settings, above the home page and the cart; empty by default (docs/behaviour.md §3.5). It blocks
 * nothing. An admin who edits sees a place for it.
 */
export function SiteNotice({ html, edit }: { html: string; edit?: EditMark }) {
  if (html === '' && !edit) return null;
  return (
    <section
      aria-label={words.notice}
      data-edit-empty={html === '' || undefined}
      className="site-notice wrap py-4"
    >
      <Notice>
        <RichText html={html} edit={edit} field="notice" />
      </Notice>
    </section>
  );
}
