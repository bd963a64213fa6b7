import { RefusedFactsCommand, readFactsCommand, runFactsCommand } from '../modules/text-checks/command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run facts -- [<site>]`: what is wrong in the texts. Ends with 1 when there is anything. */
export default operatorCommand({
  read: readFactsCommand,
  async work(database, wanted) {
    const { report, isClean } = await runFactsCommand(database, wanted);
    return { text: report, exitCode: isClean ? 0 : 1 };
  },
  Refusal: RefusedFactsCommand,
});
