import { configure } from '@testing-library/react';

// Pages are fetched when they are asked for, and a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });
