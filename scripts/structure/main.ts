import { root } from '../lib/install.mjs';
import { readCheckout } from './checkout.ts';
import { structureProblems } from './problems.ts';

/** Part of `npm run lint` and `npm test`: checks layers, cycles and the size of folders. */
const { sources, paths } = readCheckout(root);
const problems = structureProblems(sources, paths);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${sources.size} files: ${problems.length} problems with their order.\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
