import { createContext } from 'react';

/** Address of the host's rules page, optionally at a case; undefined without one. */
export const RulesAddress = createContext<((slug: string, ruleCase?: string) => string) | undefined>(undefined);
