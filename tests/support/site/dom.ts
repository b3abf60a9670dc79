import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A page's code may have to be transformed first, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
