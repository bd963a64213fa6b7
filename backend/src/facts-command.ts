import { RefusedFactsCommand, readFactsCommand, runFactsCommand } from './modules/text-checks/command.ts';
import { command } from './operator.ts';

/** `npm run facts -- [<site>]`: what is wrong in the texts. Ends with 1 when there is anything. */
await command(
  readFactsCommand,
  async (database, wanted) => {
    const { report, isClean } = await runFactsCommand(database, wanted);
    if (!isClean) process.exitCode = 1;
    return report;
  },
  RefusedFactsCommand,
);
