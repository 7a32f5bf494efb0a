/** What shows the guide and the rules: loaded with the first of them that somebody opens. */

export { CaseBody } from './CaseBody.js';
export { Guide } from './Guide.js';
export { RulesByChapter } from './RulesByChapter.js';
export { entryFor } from './rulebook.js';
