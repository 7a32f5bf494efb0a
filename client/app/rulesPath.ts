/** Where the rules of a game stand, at a case where one is named. */
export const rulesPath = (slug: string, ruleCase?: string): string => `/rules/${slug}${ruleCase === undefined ? '' : `#${ruleCase}`}`;
