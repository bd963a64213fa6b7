// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/open-document';

const words = { waiting: 'Even geduld', failed: 'Het lukt nu niet' };
const file = { blob: new Blob(['%PDF-'], { type: 'application/pdf' }), name: 'pakbon-7.pdf' };

/** A window with the members that the helper uses. */
function fakeWindow() {
  const replace = vi.fn();
  return { closed: false, document: document.implementation.createHTMLDocument(), location: { replace } };
}

describe('a document in a new window', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    URL.createObjectURL = vi.fn(() => 'blob:http://demo.localhost/1');
    URL.revokeObjectURL = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('opens the window on the click, shows that it is loading, and then the document', async () => {
    const target = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(target as unknown as Window);
    const pending = Promise.withResolvers<typeof file>();
    const opening = openDocument(() => pending.promise, words);
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(target.document.body.textContent).toBe('Even geduld');
    expect(target.location.replace).not.toHaveBeenCalled();
    pending.resolve(file);
    await opening;
    expect(target.location.replace).toHaveBeenCalledWith('blob:http://demo.localhost/1');
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://demo.localhost/1');
  });

  it('shows the failure in the window and reports it to the caller', async () => {
    const target = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(target as unknown as Window);
    const failure = new Error('unavailable');
    await expect(openDocument(() => Promise.reject(failure), words)).rejects.toBe(failure);
    expect(target.document.body.textContent).toBe('Het lukt nu niet');
    expect(target.location.replace).not.toHaveBeenCalled();
  });

  it('downloads the file under its name where pop-ups are blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    await openDocument(() => Promise.resolve(file), words);
    expect(clicked).toEqual(['pakbon-7.pdf blob:http://demo.localhost/1']);
  });

  it('does nothing more when the window was closed meanwhile', async () => {
    const target = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(target as unknown as Window);
    await openDocument(() => {
      target.closed = true;
      return Promise.resolve(file);
    }, words);
    expect(target.location.replace).not.toHaveBeenCalled();
  });
});
