export const rulesPath = (slug: string, ruleCase?: string): string => `/rules/${slug}${ruleCase === undefined ? '' : `#${ruleCase}`}`;
