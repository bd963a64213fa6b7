import type { Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { setLink } from '../commands/links';
import type { PasteNotice } from '../editor-store';
import { linkAddress } from '../link-address';
import { inertDocument, parser } from '../parse-html';
import { cleanPastedHtml } from './clean-pasted-html';
import { withoutTracking } from './pasted-links';
import { plainTextBlocks } from './plain-text';

/** The editor marks what it copies itself: that needs no cleaning. */
const OWN = /\sdata-pm-slice="/;
const ONE_ADDRESS = /^https?:\/\/\S+$/;

function parseText(text: string, plain: boolean): Slice {
  const document = inertDocument('');
  return parser.parseSlice(plainTextBlocks(document, text, plain), { preserveWhitespace: true });
}

/** What the editor does with what is pasted and dropped. @param tell shows what a paste lost */
export function clipboardProps(tell: (notice: PasteNotice) => void): EditorProps {
  let notice: PasteNotice | null = null;
  /** Shown after the change itself, which clears the message of the one before. */
  const tellLater = () => {
    const told = notice;
    notice = null;
    if (told) queueMicrotask(() => tell(told));
  };
  return {
    transformPastedHTML(html) {
      if (OWN.test(html)) return inertDocument(html).body.innerHTML;
      const clean = cleanPastedHtml(html, location.host);
      notice = clean.notice;
      return clean.html;
    },
    clipboardTextParser: (text, _context, plain) => parseText(text, plain),
    handlePaste(view, event) {
      const { empty, $from, $to } = view.state.selection;
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!empty && $from.sameParent($to) && ONE_ADDRESS.test(text)) {
        const address = linkAddress(withoutTracking(text), location.host);
        if ('href' in address) return setLink(address.href, text)(view.state, view.dispatch);
      }
      tellLater();
      return false;
    },
    handleDrop(_view, event) {
      tellLater();
      // The browser would leave the page to show the file.
      if (!event.dataTransfer?.files.length) return false;
      event.preventDefault();
      tell('imagesDropped');
      return true;
    },
  };
}
