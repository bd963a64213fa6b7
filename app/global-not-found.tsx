import type { Metadata } from 'next';
import { pages } from '@/locales/nl/pages';
import './globals.css';

const words = pages.missing;

export const metadata: Metadata = { title: words.title };

/** For addresses outside every site's tree of pages. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body>
        <link rel="stylesheet" href="/thema/huisstijl" />
        <main className="wrap message-page">
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <a href="/" className="btn btn-primary">
            {words.home}
          </a>
        </main>
      </body>
    </html>
  );
}
