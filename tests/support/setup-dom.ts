import { configure } from '@testing-library/react';

// Parts loaded on demand are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
