/**
 * Stores requests made by a shelf label until the shop has them (ADR 59): labels hang in cellars, where a
 * form submitted offline ends on the browser's error page. A plain script of its own, because it must work
 * before and without the other scripts, and on old phones. In a browser without the needed features it does
 * nothing and the form is submitted normally. A request is stored first and then sent. It is sent again when
 * the phone is online, when the page becomes visible, after a delay, and by the next label page that is
 * opened; the form's idempotency key makes it one request for the shop. `data-kept` on `<html>` selects the
 * message (kept-notices.tsx).
 */
{
  const FORM = '/internal/forms/shelf-request';
  const KEY_FIELD = 'sleutel';
  const STORAGE_KEY = 'toonbank.labelRequests';
  /** Older requests have been handled in another way by then. */
  const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
  const MAX_QUANTITY = 999;
  const TIMEOUT_MS = 15_000;
  const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

  let sending = false;
  /** A request was added while another one was being sent. */
  let again = false;
  let failures = 0;
  let timer;

  /** Requests as `{ key, body, at }`: the form's key, what the form sends, and when (epoch ms). */
  const read = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) || '[]');
      return kept.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
    } catch {
      return [];
    }
  };
  /** @throws when storage is unavailable */
  const write = (kept) => localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  const show = (message) => {
    document.documentElement.dataset.kept = message;
  };
  const isShown = (key) => document.querySelector(`input[name=${KEY_FIELD}]`)?.value === key;

  /**
   * Resolves with the status and the page that shows the result; rejects when the answer is not the shop's
   * own.
   */
  const post = (body) =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(reject, TIMEOUT_MS);
      const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
      fetch(FORM, { method: 'POST', body, headers, credentials: 'omit' })
        .then((answer) => answer.json().then(({ to }) => ({ status: answer.status, to })))
        .then((answer) => (String(answer.to).startsWith('/k/') ? resolve(answer) : reject()))
        .catch(reject)
        .then(() => clearTimeout(timeout));
    });

  /** Resolves with the message where the request still waits. */
  const sendOne = ({ key, body }) =>
    post(body).then(
      ({ status, to }) => {
        if (status === 429 || status >= 500) return 'busy';
        failures = 0;
        // A change made by another tap meanwhile must still be sent.
        write(read().filter((one) => one.body !== body));
        if (read().some((one) => one.key === key)) again = true;
        else if (isShown(key)) location.assign(to);
        else show(status < 300 ? 'sent' : 'refused');
        return undefined;
      },
      () => 'waiting',
    );

  const sendAll = () => {
    again = sending;
    if (sending) return;
    clearTimeout(timer);
    sending = true;
    // One after the other; without reception the first failure is enough.
    read()
      .reduce(
        (before, request) => before.then((message) => (message === 'waiting' ? message : sendOne(request))),
        Promise.resolve(undefined),
      )
      .then((message) => {
        sending = false;
        if (again) return sendAll();
        if (message === undefined) return undefined;
        show(message);
        timer = setTimeout(sendAll, RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]);
        failures += 1;
        return undefined;
      });
  };

  /** Checks a form before it is stored, so that an error does not appear hours later. */
  const faultOf = (fields) => {
    const asked = [...fields].filter(
      ([name, value]) => /^(tik|keuze-|aantal-)/.test(name) && value.trim() !== '',
    );
    const isQuantity = (text) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_QUANTITY;
    const isTap = asked.some(([name]) => name === 'tik');
    const isWrong = asked.some(([name, value]) => name.startsWith('aantal-') && !isQuantity(value.trim()));
    if (isWrong && !isTap) return 'quantity';
    return asked.length === 0 ? 'nothing' : undefined;
  };

  const onSubmit = (event) => {
    const { target: form, submitter } = event;
    if (form.getAttribute('action') !== FORM || submitter === undefined) return;
    const fields = new FormData(form);
    if (submitter?.name) fields.append(submitter.name, submitter.value);
    const fault = faultOf(fields);
    if (!fault) {
      const key = fields.get(KEY_FIELD);
      const request = { key, body: String(new URLSearchParams(fields)), at: Date.now() };
      try {
        // A form submitted again replaces its former request.
        write([...read().filter((one) => one.key !== key), request]);
      } catch {
        return;
      }
    }
    event.preventDefault();
    show(fault || 'sending');
    if (!fault) sendAll();
  };

  if (typeof fetch === 'function' && typeof URLSearchParams === 'function') {
    document.addEventListener('submit', onSubmit);
    addEventListener('online', sendAll);
    addEventListener('pageshow', sendAll);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendAll());
    sendAll();
  }
}
