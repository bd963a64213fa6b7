// @vitest-environment jsdom
// Alone: the early script listens on the document for good.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyScript, minifyScript } from '@/app/_data/early-script';
import { loadScripts } from '@/app/_early/load-scripts.js';
import { replayInput } from '@/app/_early/replay-input.js';
import { restorePreferences } from '@/app/_early/restore-preferences.js';

/** Marks an element as React marks those that it has hydrated. */
const hydrate = (node: Element) => Object.assign(node, { __reactFiber$x: { flags: 0 } });
const get = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  replayInput();
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  document.body.innerHTML = '<button type="button">Meer</button><input><form><button>Ga</button></form>';
});
afterEach(() => {
  localStorage.clear();
  for (const name of ['view', 'vat']) delete document.documentElement.dataset[name];
});

describe('input before hydration', () => {
  it('is replayed once, when React has taken over the element', () => {
    const clicked = vi.fn();
    const button = get('button');
    button.addEventListener('click', clicked);
    button.click();
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledTimes(1);
    hydrate(button);
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(20_000);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('is forgotten after ten seconds', () => {
    const clicked = vi.fn();
    const button = get('button');
    button.addEventListener('click', clicked);
    button.click();
    vi.advanceTimersByTime(11_000);
    hydrate(button);
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('keeps a typed text, unless another one was typed since', () => {
    const field = get('input');
    const type = (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const heard = vi.fn();
    field.addEventListener('input', () => heard(field.value));
    for (const shown of ['', '2']) {
      type('zeep');
      // React renders the field again, with the value that it knows.
      field.value = shown;
      hydrate(field);
      vi.advanceTimersByTime(1000);
      expect(field.value).toBe('zeep');
      Object.assign(field, { __reactFiber$x: undefined });
    }
    heard.mockClear();

    type('zeep');
    hydrate(field);
    type('zeepjes');
    vi.advanceTimersByTime(1000);
    expect([field.value, heard.mock.lastCall]).toEqual(['zeepjes', ['zeepjes']]);
  });

  it('keeps chosen files', () => {
    const field = get('input');
    field.type = 'file';
    const heard = vi.fn();
    field.dispatchEvent(new Event('change', { bubbles: true }));
    hydrate(field);
    field.addEventListener('change', heard);
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('submits a form without an action only after hydration', () => {
    const form = document.querySelector('form') as HTMLFormElement;
    const request = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    expect([event.defaultPrevented, request.mock.calls.length]).toEqual([true, 0]);
    hydrate(form);
    vi.advanceTimersByTime(1000);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is left to React on an element that is hydrated', () => {
    const clicked = vi.fn();
    const button = get('button');
    hydrate(button);
    button.addEventListener('click', clicked);
    button.click();
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

describe('before the first paint', () => {
  it('the stored preferences are on the page, and others are not', () => {
    localStorage.setItem('toonbank.view', 'rows');
    localStorage.setItem('toonbank.other', 'x');
    restorePreferences();
    expect({ ...document.documentElement.dataset }).toEqual({ view: 'rows' });
  });

  it('scripts wait; where no paint is reported they are loaded at once', () => {
    document.body.innerHTML = '<link rel="later" href="/_next/static/a.js">';
    loadScripts();
    expect(document.querySelector('script')?.getAttribute('src')).toBe('/_next/static/a.js');
    expect(document.querySelector('link')).toBeNull();
  });
});

describe('the early script as it is sent', () => {
  it('is one script of all parts that can be parsed, without comments, types and exports', () => {
    const script = earlyScript('customer');
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/\/\*|^\s|^export|\/\/ @ts|import /m);
    // A text of each part.
    for (const text of [
      'toonbank.',
      '_valueTracker',
      'pointermove',
      'data-offline',
      'link[rel=later]',
      'priceOf',
    ])
      expect(script).toContain(text);
    expect(earlyScript('visitor')).not.toContain('priceOf');
  });

  it('keeps what only looks like a comment inside a text', () => {
    expect(minifyScript("/** Doc. */\n  // note\n  const a = 'https://x';\n")).toBe('const a="https://x";');
  });
});
