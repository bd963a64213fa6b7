import { request } from 'node:http';
import { endpoints } from '@toonbank/contract';
import { customerPassword } from '../../demo/src/customers/accounts.ts';

const { auth, cart } = endpoints;

/** One request of the mix, as the load generator sends it. */
interface MixRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** A logged-in buyer of one site, with the requests that this buyer chooses from. */
export interface Buyer {
  headers: Record<string, string>;
  browse: MixRequest[];
  search: MixRequest[];
  cart: MixRequest[];
  order: MixRequest;
}

const post = (path: string, body: object): MixRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
const get = (path: string): MixRequest => ({ method: 'GET', path });
const found = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))),
];

/** Logs in on a site, finds its pages and opens each once. Node knows no `<site>.localhost`, so the host is a header. */
export async function meet(shop: string, site: string): Promise<Buyer> {
  const { port } = new URL(shop);
  const host = `${site}.localhost:${port}`;

  const ask = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ text: string; cookies: string[] }>((resolve, reject) => {
      const options = { port, path, method: body ? 'POST' : 'GET', headers: { host, ...headers } };
      const call = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) >= 400)
            reject(new Error(`${host}${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
          resolve({ text, cookies: answer.headers['set-cookie'] ?? [] });
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  const own = { 'content-type': 'application/json', origin: `http://${host}` };
  const login = JSON.stringify({ username: `inkoper@${site}.test`, password: customerPassword });
  const { cookies } = await ask(auth.login.path, own, login);
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const home = await ask('/', { cookie });
  const groups = found(/href="(\/nl\/c\/[^"]+)"/g, home.text)
    .filter((href) => href.includes('groupID'))
    .slice(0, 4);
  const lists = await Promise.all(groups.map((href) => ask(href, { cookie })));
  const products = lists.flatMap(({ text }) => found(/href="(\/nl\/p\/[^"]+)"/g, text).slice(0, 4));
  const prices = lists.flatMap(({ text }) => found(/(\/internal\/prices\?ids=[\d,]+)/g, text).slice(0, 1));
  const ids = prices.flatMap((href) => (/ids=([\d,]+)/.exec(href)?.[1] ?? '').split(',')).slice(0, 6);
  if (products.length === 0 || ids.length === 0) throw new Error(`${site} shows no products.`);
  const search = ['papier', 'zeep', 'handdoek', 'reiniger'].map((word) => get(`/nl/zoeken/${word}`));
  // A page is made by its first reader: half a minute of load would measure little else.
  for (const href of [...products, ...search.map(({ path }) => path)]) await ask(href, { cookie });
  return {
    // wrk adds a second one to any other spelling.
    headers: { ...own, Host: host, cookie, 'accept-encoding': 'gzip' },
    browse: [get('/'), ...groups.map(get), ...products.map(get), ...prices.map(get)],
    search,
    cart: ids.map((id) => post(cart.update.path, { id: Number(id), quantity: 12 })),
    // By the first source that this buyer may use.
    order: post(cart.sendOrder.path, {}),
  };
}

const lua = (value: unknown): string => {
  if (Array.isArray(value)) return `{${value.map(lua).join(',')}}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `[${JSON.stringify(name)}]=${lua(field)}`);
  return `{${fields.join(',')}}`;
};

/**
 * Of every twenty requests of a buyer fourteen are pages, two searches, three changes of the cart and one an order. Each
 * buyer waits for an answer before the next request, on a connection and a thread of their own.
 * @param perSecond of all buyers together: then each sends at fixed moments, and an answer's time counts from its moment, also
 * when the buyer still waited for the one before. Undefined: as fast as they can
 */
export const scriptOf = (buyers: readonly Buyer[], perSecond?: number): string => `
local buyers = ${lua(buyers)}
local interval = ${perSecond === undefined ? 'nil' : (buyers.length * 1_000) / perSecond}
local ffi = require("ffi")
ffi.cdef "typedef struct { long s, us; } moment; int gettimeofday(moment *, void *);"
local clock = ffi.new("moment")
local function now()
  ffi.C.gettimeofday(clock, nil)
  return tonumber(clock.s) * 1000 + tonumber(clock.us) / 1000
end
local asked, since, due
if interval then
  function delay()
    -- Buyers begin one after the other.
    due = due and due + interval or now() + interval * (number + 1) / #buyers
    return math.max(0, due - now())
  end
end
-- Milliseconds by kind. Globals, because another thread can read nothing else, and flat, because wrk ends at others.
of_browse, of_search, of_cart, of_order = {}, {}, {}, {}
local times = { browse = of_browse, search = of_search, cart = of_cart, order = of_order }
local threads = {}
function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end
local function tell(kind, all)
  table.sort(all)
  local function at(share) return all[math.ceil(#all * share)] or 0 end
  print(string.format("kind %s %d %.2f %.2f", kind, #all, at(0.5), at(0.99)))
end
function done()
  local every = {}
  for kind in pairs(times) do
    local all = {}
    for _, thread in ipairs(threads) do
      for _, ms in ipairs(thread:get("of_" .. kind)) do
        table.insert(all, ms)
        table.insert(every, ms)
      end
    end
    tell(kind, all)
  end
  tell("all", every)
end
local buyer, turn = nil, 0
local plan = {"browse","browse","browse","search","browse","browse","browse","cart","browse","browse",
  "browse","search","browse","cart","browse","browse","browse","cart","browse","order"}
function request()
  buyer = buyer or buyers[number % #buyers + 1]
  local kind = plan[(turn + number) % #plan + 1]
  -- An order needs a cart, also in the first round.
  if kind == "order" and turn < #plan then kind = "browse" end
  turn = turn + 1
  local one = buyer[kind]
  if kind ~= "order" then one = one[turn * 7 % #one + 1] end
  asked, since = kind, due or now()
  return wrk.format(one.method, one.path, buyer.headers, one.body)
end
local refused = 0
function response(status, headers, body)
  table.insert(times[asked], now() - since)
  if status >= 400 then
    refused = refused + 1
    if refused <= 2 then io.stderr:write(status .. " " .. string.sub(body, 1, 200) .. "\\n") end
  end
end
`;
