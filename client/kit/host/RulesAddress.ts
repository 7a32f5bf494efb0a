import { createContext } from 'react';

/** Returns the address of the host's rules page, optionally at a case; undefined if the host has none. */
export const RulesAddress = createContext<((slug: string, ruleCase?: string) => string) | undefined>(undefined);
