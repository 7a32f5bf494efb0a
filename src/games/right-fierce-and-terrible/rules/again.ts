import type { Task } from '../state.js';
import type { Tools } from './args.js';
import { throwCollapse } from './collapse.js';
import { throwInitiative } from './initiative.js';
import { throwMelee } from './meleeRound.js';

/** 3.5.1: what the King's luck throws again. */
export function throwAgain(tools: Tools, { of }: Extract<Task, { do: 'again' }>): void {
  if (of === 'melee') throwMelee(tools);
  else if (of === 'initiative') throwInitiative(tools);
  else if (throwCollapse(tools, 'english')) tools.G.agenda.shift(); // the failure that was waiting to be dealt with
}
