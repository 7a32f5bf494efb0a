import type { Texts } from '../../../../kit/texts.js';
import { chronicle, modifiers } from './chronicle.js';
import { refusals } from './refusals.js';

/** Every text of the game by key. */
export const texts: Texts = {
  'phase.deploy': 'Deployment',
  'phase.movement': 'Movement and firing',
  'phase.closeFire': 'Simultaneous fire',
  'phase.boarding': 'Boarding',
  'phase.withdrawal': 'Withdrawal and surrender',

  ...refusals,
  ...chronicle,
  ...modifiers,
};
