/** The path of a game's rules, or of one case. */
export const rulesPath = (slug: string, ruleCase?: string): string => `/rules/${slug}${ruleCase === undefined ? '' : `#${ruleCase}`}`;
