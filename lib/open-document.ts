/** A document with the name that it is kept under. */
type NamedFile = { blob: Blob; name: string };

export interface WindowWords {
  /** Stands in the new window until the document is there. */
  waiting: string;
  /** Stands there instead when it does not come. */
  failed: string;
}

/** Long enough for a slow machine's viewer to have read it. */
const KEPT_MS = 120_000;

function say(target: Window | null, text: string): void {
  if (!target || target.closed) return;
  target.document.title = text;
  target.document.body.textContent = text;
}

/** Where the browser opens no window: the file lands among the downloads instead. */
function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/**
 * Shows a document that a call answers with in a new window. Call it in the click itself: a window that opens when the
 * answer has come is taken for an advertisement. Where windows are blocked the file is downloaded.
 * @throws what `load` throws, when the window says so too
 */
export async function openDocument(load: () => Promise<NamedFile>, words: WindowWords): Promise<void> {
  const target = window.open('', '_blank');
  say(target, words.waiting);
  let file: NamedFile;
  try {
    file = await load();
  } catch (error) {
    say(target, words.failed);
    throw error;
  }
  const url = URL.createObjectURL(file.blob);
  if (!target) download(url, file.name);
  else if (!target.closed) target.location.replace(url);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
