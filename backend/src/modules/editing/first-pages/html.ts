/** Links of a site by its placeholders: they follow the settings. */
export const MAIL = '<a href="mailto:{e-mail}">{e-mail}</a>';
export const PHONE = '<a href="tel:{telefoon}">{telefoon}</a>';

export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const p = (text: string): string => `<p>${text}</p>`;
export const ul = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (...items: string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** Rows of two cells under two headings. */
export const table = (head: [string, string], ...rows: [string, string][]): string => {
  const body = rows.map(([name, text]) => `<tr><th>${name}</th><td>${text}</td></tr>`).join('');
  return `<table><thead><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`;
};

/** A page that a new shop begins with. */
export interface FirstPage {
  path: string;
  title: string;
  menu: 'vragen' | 'service' | 'over-ons';
  description: string;
  content: string;
}
