export { type Scripted, scripted } from '../../src/kit/scripted.js';
