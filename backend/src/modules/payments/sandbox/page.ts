import { createHash } from 'node:crypto';
import type { AttemptState, SandboxPayment } from '../../../db/schema/index.ts';
import { escapeHtml } from '../../../mail/escape.ts';

const style = `
:root{color-scheme:light dark;--ink:#16202b;--paper:#f3f5f7;--card:#fff;--line:#cdd5dd;--soft:#51606f}
@media(prefers-color-scheme:dark){:root{--ink:#e9eef3;--paper:#12181e;--card:#1c252e;--line:#3a4855;--soft:#a9b7c4}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:12px}
p.note{margin:0 0 20px;padding:10px 14px;border-radius:8px;background:#fff3cd;color:#4a3800}
h1{margin:0 0 4px;font-size:20px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 24px}
dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd.amount{font-size:20px;font-weight:700}
button,a.back{display:block;width:100%;min-height:48px;margin-top:12px;padding:10px 16px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button[value=paid]{background:#14693c;border-color:#14693c;color:#fff}
button:focus-visible,a.back:focus-visible{outline:3px solid #1f6feb;outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The results that a tester can choose. */
const outcomes: Record<Exclude<AttemptState, 'open'>, string> = {
  paid: 'Betaald',
  cancelled: 'Geannuleerd',
  failed: 'Mislukt',
  expired: 'Verlopen',
};

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Its forms redirect to the shop, so the shop's origin has to be allowed. */
export const sandboxPolicy = (returnUrl: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${new URL(returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;

function choices({ state, returnUrl }: SandboxPayment): string {
  if (state !== 'open')
    return `<p>Deze betaling is afgerond: <strong>${outcomes[state].toLowerCase()}</strong>.</p>
<a class="back" href="${escapeHtml(returnUrl)}">Terug naar de winkel</a>`;
  const buttons = Object.entries(outcomes).map(
    ([value, label]) => `<button name="uitkomst" value="${value}">${label}</button>`,
  );
  return `<form method="post">${buttons.join('')}</form>`;
}

/** The sandbox's page in Dutch, without scripts. */
export function sandboxPage(payment: SandboxPayment): string {
  const { description, method, amountCents } = payment;
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Proefbetaling – ${escapeHtml(description)}</title><style>${style}</style></head>
<body><main><p class="note">Dit is een proefomgeving. Er wordt niets afgeschreven.</p>
<h1>${escapeHtml(method)}</h1><p>Kies wat er met deze betaling gebeurt.</p>
<dl><dt>Omschrijving</dt><dd>${escapeHtml(description)}</dd><dt>Te betalen</dt><dd class="amount">${euros.format(amountCents / 100)}</dd></dl>
${choices(payment)}</main></body></html>`;
}
