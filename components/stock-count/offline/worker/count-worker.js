// @ts-check

/**
 * Service worker of the pages that count stock (ADR 120). It keeps those pages and the files that they need, so that they open
 * without network. A page holds nothing of a customer: lists and counts are in the database of the page. Calls of the API pass.
 */
export function countWorker() {
  const worker = /** @type {any} */ (globalThis);
  /** Pages, files of builds, and pictures. The number changes when the caches do. */
  const NAME = 'toonbank.countingApp.1';
  const PREFIX = 'toonbank.countingApp';
  const MAX_PICTURES = 500;
  const MAX_FILES = 400;
  /** Nothing is kept for longer after its last use, so a page never outlives its files. */
  const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
  const NETWORK_LIMIT_MS = 4000;
  const AT_A_TIME = 4;
  const STAMP = 'x-kept-at';

  const scope = new URL(worker.registration.scope).pathname;
  const pageForm = new RegExp(`^${scope}[1-9]\\d{0,9}/tellen/?$`);
  const fileForm = /^\/(?:_next\/static|theme|icons)\//;
  /** Names of files in the HTML and in the data of a page. */
  const nameForm = /(?:\/_next\/|\/)?(?:static|theme|icons)\/[\w./~-]+\.(?:js|css|woff2|svg)/g;
  const open = (/** @type {string} */ part) => caches.open(`${NAME}.${part}`);

  const partOf = (/** @type {URL} */ { pathname }) =>
    pageForm.test(pathname) ? 'pages' : fileForm.test(pathname) ? 'files' : 'pictures';
  /** Both spellings of a page are one. */
  const keyOf = (/** @type {string} */ href) => {
    const url = new URL(href, worker.location.origin);
    return url.origin + url.pathname.replace(/\/$/, '') + (partOf(url) === 'pages' ? '' : url.search);
  };
  const find = async (/** @type {string} */ href) =>
    (await open(partOf(new URL(href)))).match(keyOf(href), { ignoreVary: true });

  /** Stores a copy with the moment of its last use. */
  const put = async (/** @type {string} */ href, /** @type {Response} */ answer) => {
    const headers = new Headers(answer.headers);
    headers.set(STAMP, String(Date.now()));
    // The body is no longer compressed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const copy = new Response(await answer.blob(), { status: 200, headers });
    await (await open(partOf(new URL(href)))).put(keyOf(href), copy);
  };
  const isOurs = (/** @type {Response} */ answer) =>
    answer.status === 200 && answer.type === 'basic' && !answer.redirected;

  /** Fetches a file unless it is there; a file never changes under its name. */
  const keepFile = async (/** @type {string} */ href) => {
    const kept = await find(href);
    if (kept) {
      const isFresh = Date.now() - Number(kept.headers.get(STAMP)) < MAX_AGE_MS / 30;
      return isFresh ? undefined : put(href, kept);
    }
    const answer = await fetch(href);
    if (!isOurs(answer)) throw new Error(`${answer.status} ${href}`);
    return put(href, answer);
  };

  const inTurn = async (/** @type {string[]} */ hrefs, /** @type {boolean} */ isNeeded) => {
    const queue = [...new Set(hrefs)];
    const work = async () => {
      for (let href = queue.shift(); href !== undefined; href = queue.shift())
        await keepFile(href).catch((error) => {
          if (isNeeded) throw error;
        });
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  };

  /** Removes what was not used for long, and the oldest beyond the limit. */
  const prune = async (/** @type {string} */ part, /** @type {number} */ max) => {
    const cache = await open(part);
    const stamped = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const kept = await cache.match(request, { ignoreVary: true });
        return { request, at: Number(kept?.headers.get(STAMP)) };
      }),
    );
    stamped.sort((a, b) => b.at - a.at);
    const old = stamped.filter(({ at }, index) => index >= max || Date.now() - at > MAX_AGE_MS);
    await Promise.all(old.map(({ request }) => cache.delete(request)));
  };

  const absolute = (/** @type {string} */ path) => new URL(path, worker.location.origin).href;
  const filesIn = (/** @type {string} */ html) =>
    (html.match(nameForm) ?? [])
      .map((name) => name.replace(/^(?:\/_next\/|\/)?static\//, '/_next/static/'))
      .map((name) => absolute(name.startsWith('/') ? name : `/${name}`));

  /**
   * Keeps a page with all that it needs, or none of it. `files` are those that the page has loaded besides.
   * @param {{ page: string, files: string[], pictures: string[] }} wanted
   */
  const keepPage = async ({ page, files, pictures }) => {
    const href = absolute(page);
    if (!pageForm.test(new URL(href).pathname)) return false;
    const answer = await fetch(href, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const html = isOurs(answer) ? await answer.clone().text() : '';
    // A login, an absent list or an expired session is another page.
    if (!html.includes('data-counting')) return false;
    const ours = (/** @type {string} */ file) => absolute(file).startsWith(`${worker.location.origin}/`);
    const more = files.filter(ours).map(absolute);
    await inTurn([...filesIn(html), ...more.filter((file) => fileForm.test(new URL(file).pathname))], true);
    await put(href, answer);
    await inTurn(pictures.filter(ours).slice(0, MAX_PICTURES).map(absolute), false);
    await Promise.all([
      prune('pages', MAX_PICTURES),
      prune('files', MAX_FILES),
      prune('pictures', MAX_PICTURES),
    ]);
    return true;
  };

  /** The page that was kept last: where the installed app opens without network. */
  const latestPage = async () => {
    const cache = await open('pages');
    const keys = await cache.keys();
    const stamps = await Promise.all(
      keys.map(async (request) => Number((await cache.match(request))?.headers.get(STAMP))),
    );
    return keys[stamps.indexOf(Math.max(...stamps))]?.url;
  };

  const showPage = async (/** @type {Request} */ request) => {
    const { pathname } = new URL(request.url);
    const fetched = fetch(request);
    const late = new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS));
    const answer = await Promise.race([fetched, late]).catch(() => undefined);
    // A redirect leads to the login; it is no failure.
    if (answer && answer.status < 500) return answer;
    const kept = await find(request.url);
    if (kept) return kept;
    if (pathname === scope && !navigator.onLine) {
      const latest = await latestPage();
      if (latest) return Response.redirect(latest);
    }
    return answer ?? fetched;
  };

  const showFile = async (/** @type {Request} */ request) => {
    const kept = await find(request.url);
    if (kept) return kept;
    const answer = await fetch(request);
    if (isOurs(answer) && partOf(new URL(request.url)) === 'files') await put(request.url, answer.clone());
    return answer;
  };

  const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ work) =>
    worker.addEventListener(type, work);

  listen('install', (event) => {
    // Chromium loses the call of a closing page that waits for the worker's "no, go to the network".
    event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })?.catch?.(() => undefined);
    event.waitUntil(worker.skipWaiting());
  });
  listen('activate', (event) => {
    const tidy = async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !name.startsWith(NAME));
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    };
    event.waitUntil(tidy());
  });
  listen('message', (event) => {
    if (event.data?.type !== 'keep') return;
    const answer = (/** @type {boolean} */ done) => event.ports[0]?.postMessage(done);
    event.waitUntil(keepPage(event.data).then(answer, () => answer(false)));
  });
  listen('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(showPage(request));
    else if (fileForm.test(url.pathname) || request.destination === 'image')
      event.respondWith(showFile(request));
  });
}
