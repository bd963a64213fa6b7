import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ALLOCATOR } from '../../scripts/start/service.ts';

const root = process.cwd();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Settings of other programs: the database, the bucket, Node and Next. */
const ELSEWHERE = /^(?:POSTGRES_|MINIO_|BUCKET_SECRET$|NODE_ENV$|NEXT_TELEMETRY_DISABLED$|MALLOC_)/;

const templates = globSync('deploy/helm/toonbank/templates/*.yaml', { cwd: root });

it('sets only variables that the shop knows', () => {
  const known = new Set([
    ...all(read('.env.example'), /^#? ?([A-Z][A-Z0-9_]+)=/gm),
    ...all(
      read('backend/src/env.ts') + read('backend/src/objects/settings.ts') + read('lib/env.ts'),
      /^ {2,4}([A-Z][A-Z0-9_]+):/gm,
    ),
  ]);
  const compose = all(read('deploy/compose.yaml'), /^ {6}([A-Z][A-Z0-9_]+):/gm);
  const image = all(read('deploy/Dockerfile'), /([A-Z][A-Z0-9_]+)=/g);
  const units = globSync('deploy/systemd/*', { cwd: root }).map(read).join('\n');
  const chart = all(templates.map(read).join('\n'), /name: ([A-Z][A-Z0-9_]+)/g);
  const set = [...compose, ...image, ...chart, ...all(units, /([A-Z][A-Z0-9_]+)=/g)];
  expect(set.length).toBeGreaterThan(20);
  expect(set.filter((name) => !known.has(name) && !ELSEWHERE.test(name))).toEqual([]);
});

it('returns memory as `npm start` does', () => {
  for (const file of ['deploy/Dockerfile', ...globSync('deploy/systemd/*.service', { cwd: root })])
    for (const [name, value] of Object.entries(ALLOCATOR))
      expect(read(file).split(/\s/), file).toContain(`${name}=${value}`);
});

it('starts and copies files that are there', () => {
  const files = [
    ...all(read('deploy/Dockerfile'), /^COPY (?!--from)((?:\S+ )+)\S+$/gm).flatMap((list) =>
      list.trim().split(' '),
    ),
    ...all(read('deploy/compose.yaml'), /(backend\/src\/\S+?\.ts)/g),
    ...globSync('deploy/systemd/*', { cwd: root }).flatMap((unit) =>
      all(read(unit), /^ExecStart=.* (\S+\.ts)$/gm),
    ),
    ...all(read('deploy/Dockerfile'), /"(\S+\.ts)"/g),
    ...all(templates.map(read).join('\n'), /command: \[node,(?: --\S+,)? (\S+\.ts)\]/g),
  ];
  expect(files).toContain('server/main.ts');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('shows and explains only figures that the shop measures', () => {
  const sources = [...globSync('{backend/src,server}/operations/*.ts', { cwd: root })].map(read).join('\n');
  const measured = new Set(all(sources, /'(toonbank_\w+)'/g));
  const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  for (const file of ['deploy/grafana/toonbank.json', 'docs/operating.md']) {
    const named = all(read(file), /\b(toonbank_(?!app\b|backup\b)[a-z_]+)/g);
    expect(named.length, file).toBeGreaterThan(5);
    expect(
      named.filter((name) => !measured.has(base(name))),
      file,
    ).toEqual([]);
  }
});

/** A template of the chart without its actions: what is left is YAML. */
const withoutActions = (template: string) =>
  template.replace(/^\s*\{\{-.*\}\}$/gm, '').replace(/\{\{.*?\}\}/g, 'x');

it('has a chart whose templates are objects of Kubernetes, and whose values exist', () => {
  const kinds = templates.flatMap((path) =>
    parseAllDocuments(withoutActions(read(path))).map((document) => {
      expect(document.errors, path).toEqual([]);
      return document.toJS().kind;
    }),
  );
  expect(kinds.filter((kind) => kind === 'Deployment')).toHaveLength(2);
  expect(kinds).toEqual(
    expect.arrayContaining(['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Ingress', 'Service']),
  );
  const values = parse(read('deploy/helm/toonbank/values.yaml'));
  const used = all(templates.map(read).join('\n'), /\.Values\.([\w.]+)/g);
  const missing = used.filter(
    (path) => path.split('.').reduce((at, name) => at?.[name], values) === undefined,
  );
  expect(missing).toEqual([]);
});
