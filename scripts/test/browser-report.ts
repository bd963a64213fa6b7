/** The parts of Playwright's JSON report that are read here. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string; results: Result[] }[] }[];
}

interface Result {
  duration: number;
  errors: { message?: string }[];
}

interface Tried {
  file: string;
  title: string;
  status: string;
  results: Result[];
}

const testsOf = ({ file, suites = [], specs }: Suite): Tried[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsOf),
];

const LINES_SHOWN = 12;
/** The codes that colour a terminal's text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the escape character
const COLOURS = /\u001B\[\d+m/g;

/** Each test that failed, or that passed at a later try only, with the first lines of its first error. */
export function browserFailures({ suites }: BrowserReport): string[] {
  return suites
    .flatMap(testsOf)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, title, status, results }) => {
      const message = results.flatMap(({ errors }) => errors)[0]?.message ?? '';
      const lines = message.replaceAll(COLOURS, '').split('\n').slice(0, LINES_SHOWN).join('\n    ');
      return `e2e/${file}: ${title}${status === 'flaky' ? ' (passed at a later try)' : ''}\n    ${lines}`;
    });
}

/** Seconds by file, all tries together. */
export function browserSeconds({ suites }: BrowserReport): Map<string, number> {
  const seconds = new Map<string, number>();
  for (const { file, results } of suites.flatMap(testsOf)) {
    const spent = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(`e2e/${file}`, (seconds.get(`e2e/${file}`) ?? 0) + spent);
  }
  return seconds;
}
