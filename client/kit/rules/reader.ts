/** What shows the guide, the rules and the charts: loaded with the first of them that somebody opens. */

export { Charts } from '../panels/Charts.js';
export { CaseBody } from './CaseBody.js';
export { Guide } from './Guide.js';
export { RulesByChapter } from './RulesByChapter.js';
export { entryFor } from './rulebook.js';
