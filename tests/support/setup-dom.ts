import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts loaded on demand are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
