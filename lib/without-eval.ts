import { z } from 'zod';

// Compiled schemas need `eval`, which the page's security policy refuses. Schemas read this setting when they are
// created, so this file is imported before the contract.
z.config({ jitless: true });
