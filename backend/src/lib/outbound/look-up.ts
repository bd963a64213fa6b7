import { lookup, Resolver } from 'node:dns/promises';

const TRIES = 2;

/** Default: the configured name servers; a test names its own. */
interface NameServers {
  servers?: readonly string[];
  /** Until the first try is given up; the second one takes longer. */
  answerMs?: number;
}

/**
 * All addresses of a host, by questions of our own to the name servers. `dns.lookup` asks in one of four threads that all
 * files and look-ups of the process share, and waits there for as long as a name server of one tenant is silent.
 * @returns an empty list when there are none, or no server answers in time
 */
export async function lookUp(
  host: string,
  { servers, answerMs = 1_500 }: NameServers = {},
): Promise<string[]> {
  const resolver = new Resolver({ timeout: answerMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  // One family is enough: most hosts have no IPv6 addresses, and say so by an error.
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** As the machine itself finds a host, with its own names: for tests and development. */
export const lookUpInside = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
