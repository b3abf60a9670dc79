import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A page's code may have to be transformed first, which takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 });
