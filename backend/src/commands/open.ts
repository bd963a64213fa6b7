import { operatorCommand } from './operator-command.ts';

/** A command that can't be carried out; the message is one sentence for the operator. */
class RefusedOpenCommand extends Error {}

/** @throws RefusedOpenCommand that explains the usage */
function readSite(args: readonly string[]): string {
  const [site, ...rest] = args;
  if (site && rest.length === 0) return site;
  throw new RefusedOpenCommand('Say which site: npm run open -- <id>, of a folder in tenants/sites/.');
}

/** `npm run open -- <site>`: a site without demo data. Its facts stand in `tenants/`, which the backend itself does without. */
export default operatorCommand({
  read: readSite,
  async work(database, id) {
    const { openSite } = await import('../../../demo/src/open-site.ts');
    const said = await openSite(database, id);
    if (said === undefined)
      throw new RefusedOpenCommand(`There is no folder tenants/sites/${id}: npm run site makes one.`);
    return said;
  },
  writes: () => true,
  Refusal: RefusedOpenCommand,
  makesFolder: true,
});
