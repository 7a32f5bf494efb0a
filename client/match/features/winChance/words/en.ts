import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

export const en = {
  open: 'Tide',
  about: 'The chances of both sides, move by move, and where they turned',
  title: 'The tide of battle',
  lead: 'How the captain weighs each position that was seen from here: fitted on his own matches, and no surer than that.',
  reading: (n: number, all: number) => `Weighing move ${n} of ${all} …`,
  lost: 'The chances of this match cannot be shown: what happened before cannot be had.',
  again: 'Try again',
  close: 'Close',
  curve: 'Moment, with its chances',
  keys: 'Arrow keys go from move to move, Page Up and Page Down from turning point to turning point, Enter shows the board there.',
  start: 'The set-up',
  move: (n: number) => `Move ${n}`,
  now: (n: number) => `Move ${n}, the last`,
  chance: (side: string, chance: string) => `${side} ${chance}`,
  both: (moment: string, sides: readonly string[]) => `${moment}: ${sides.join(', ')}`,
  turns: 'Turning points',
  noTurns: 'Nothing has turned yet.',
  towards: (side: string, points: number) => `${count(points, { one: 'point', other: 'points' })} towards ${side}`,
  show: (moment: string) => `${moment}: show the board there`,
  table: 'As a table',
  moment: 'Moment',
  happened: 'What happened',
};
