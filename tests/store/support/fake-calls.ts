import type { ApiCall, CallName, RequestOf } from '@/api/call';
import type { LoadApi } from '@/store/thunk';

type Answers = { [Name in CallName]?: (request: RequestOf<Name>) => unknown };

/** An API that knows these calls only, by the names of the contract; any other call fails loudly. */
export function fakeCalls(answers: Answers): LoadApi {
  const call = async (name: CallName, request: never) => {
    const answer: ((request: never) => unknown) | undefined = answers[name];
    if (!answer) throw new Error(`This test has no answer for ${name}.`);
    return answer(request);
  };
  return async () => call as ApiCall;
}
