type NamedFile = { blob: Blob; name: string };

export interface WindowWords {
  /** Text in the new window until the document is loaded. */
  waiting: string;
  /** Text in the new window when loading fails. */
  failed: string;
}

/** Lifetime of the object URL: long enough for a slow machine's viewer to read it. */
const URL_LIFETIME_MS = 120_000;

function say(target: Window | null, text: string): void {
  if (!target || target.closed) return;
  target.document.title = text;
  target.document.body.textContent = text;
}

function saveAs(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/**
 * Loads a document and shows it in a new window. Call it in the click handler itself: browsers block a window that
 * opens later. Where windows are blocked the file is downloaded.
 * @throws what `load` throws, after the window has shown the failure
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
  if (!target) saveAs(url, file.name);
  else if (!target.closed) target.location.replace(url);
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

/** Downloads a file. */
export function saveFile({ blob, name }: NamedFile): void {
  const url = URL.createObjectURL(blob);
  saveAs(url, name);
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
