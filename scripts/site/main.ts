import '../lib/with-env-file.ts';
import { root } from '../lib/install.mjs';
import { Refusal } from '../lib/process.ts';
import { addSite } from './add-site.ts';

async function add(id: string, name: string): Promise<string[]> {
  const { files, open } = await addSite(root, id, name);
  return [
    `${name} is there. Written or extended:`,
    ...files.map((file) => `  ${file}`),
    '',
    ...open,
    `Then: its own hosts in tenants/hosts.ts, its mark and its colours in tenants/sites/${id}/.`,
    `Look at it: npm start, http://${id}.localhost:${process.env.PORT || 3000}. What it sells, and to whom: docs/tenants.md.`,
  ];
}

/** `npm run site -- <id> "<Name>"`: the files of a new site, ready to review and complete. */
try {
  const [id, name, ...rest] = process.argv.slice(2);
  if (!id || !name || rest.length > 0)
    throw new Refusal(
      'Say which site: npm run site -- <id> "<Name>", e.g. npm run site -- borstelbaas "Borstelbaas".',
    );
  const lines = await add(id, name);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
