import { createContext } from 'react';

/**
 * The address of a page with the whole rules of a game, at a case where one is named. Hosts that have such a page provide it;
 * nothing elsewhere.
 */
export const RulesAddress = createContext<((slug: string, ruleCase?: string) => string) | undefined>(undefined);
