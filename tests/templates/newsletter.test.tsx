// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { makeStore } from '@/store/make-store';
import { NewsletterConfirmPage, NewsletterSignOutPage } from '@/templates/basis/newsletter/link-pages';
import { demo as shop } from '@/tenants/sites/demo/site';
import { renderWithStore } from '../components/support/render-with-store';

const markup = (page: ReactElement) => {
  const { container, unmount } = renderWithStore(page, makeStore());
  const html = container.innerHTML;
  unmount();
  return html;
};
const confirm = (code: string, result?: Parameters<typeof NewsletterConfirmPage>[0]['result'], wait = 0) =>
  markup(<NewsletterConfirmPage shop={shop} code={code} result={result} wait={wait} />);
const signOut = (code: string, result?: Parameters<typeof NewsletterSignOutPage>[0]['result']) =>
  markup(<NewsletterSignOutPage shop={shop} code={code} result={result} />);
const buttons = (html: string) => html.match(/<button/g)?.length ?? 0;

it('a link shows one button, which sends its code; without a code there is none', () => {
  for (const [html, form] of [
    [confirm('7.1.x'), 'confirm'],
    [signOut('7.x'), 'sign-out'],
  ] as const) {
    expect(buttons(html)).toBe(1);
    expect(html).toContain(`action="/internal/forms/newsletter/${form}"`);
    expect(html).toMatch(/value="7\.(1\.)?x" name="code"/);
  }
  expect(buttons(confirm('') + signOut(''))).toBe(0);
  expect(confirm('')).toContain('Deze link werkt niet');
});

it('an expired or unknown link leads to the form, and a server that fails keeps the button', () => {
  for (const result of ['expired', 'unknown'] as const)
    expect(confirm('', result)).toContain('href="/nl/inschrijven-nieuwsbrief"');
  expect(buttons(confirm('7.1.x', 'unavailable'))).toBe(1);
  expect(buttons(confirm('7.1.x', 'confirmed'))).toBe(0);
  expect(signOut('', 'signedOut')).toContain('U bent afgemeld');
});

it('who asked too often reads how long to wait', () => {
  expect(confirm('', 'tooOften', 40)).toContain('Wacht 40 seconden');
});
