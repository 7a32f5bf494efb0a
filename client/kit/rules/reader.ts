/** Components for guide, rules and charts, loaded on demand. */

export { Charts } from '../panels/Charts.js';
export { CaseBody } from './CaseBody.js';
export { Guide } from './Guide.js';
export { RulesByChapter } from './RulesByChapter.js';
export { entryFor } from './rulebook.js';
