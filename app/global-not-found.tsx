import type { Metadata } from 'next';
import { HOST_LOGO, HOST_STYLE } from '@/lib/urls/host-urls';
import { pages } from '@/locales/nl/pages';
import './globals.css';

const words = pages.missing;

export const metadata: Metadata = { title: words.title };

/** For addresses outside every site's tree of pages. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body>
        <link rel="stylesheet" href={HOST_STYLE} />
        <main className="wrap message-page message-alone">
          <a href="/">
            {/* biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes, from this shop itself */}
            <img src={HOST_LOGO} alt={words.home} className="h-10 w-auto" />
          </a>
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
