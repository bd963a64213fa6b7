import { z } from 'zod';

// Compiled schemas need `eval`, which the page's security policy refuses. Schemas look at this when they are made, so
// this file is imported before the contract.
z.config({ jitless: true });
