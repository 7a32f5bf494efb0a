import type { Clock } from '../../../../../src/kit/definition.js';
import { grammarOf } from '../../../../../src/kit/language.js';

const { plural } = grammarOf('en');

const turn = ({ turn, last }: Clock) => (last === undefined ? `turn ${turn}` : `turn ${turn} of ${last}`);

export const en = {
  whatIf: 'What if…',
  turn,
  /**
   * Returns the position where a branch starts, in words.
   * @param at number of moves before that position
   */
  from: (at: number, clock: Clock | undefined) => [clock && turn(clock), at === 0 ? 'the set-up' : `move ${at}`].filter(Boolean).join(', '),

  marks: 'Bookmarks and notes',
  marksAbout: 'Only you can see your bookmarks and notes. They are stored in this browser and in the match files you save.',
  markHere: 'Bookmark this position',
  markName: 'Bookmark name',
  note: 'Note',
  keepMark: 'Save the bookmark',
  goTo: 'Go to position',
  edit: 'Edit',
  drop: 'Delete',
  saveNotes: 'Save the match file with notes',

  link: 'Link to this position',
  linkAbout: {
    online: 'The link shows this position. Players see it from their seat, everyone else as a spectator.',
    hotseat: 'This match exists only in this browser, so the link works only here.',
    captain: 'This match exists only in this browser, so the link works only here.',
    replay: 'The recipient must open the match file first. Send the file with the link.',
  },
  address: 'Address',
  copy: 'Copy link',
  copied: 'Copied',

  title: 'What if…',
  about: (from: string) => `Continue from ${from} in this browser. The match does not change. Hidden information is filled in at random.`,
  name: 'Branch name',
  unnamed: (n: number) => `Branch ${n}`,
  who: 'Your side',
  both: 'Both sides',
  bothAbout: 'Two players on this screen.',
  nobody: 'Neither side',
  nobodyAbout: 'Watch only.',
  level: 'Bot level',
  levels: { cadet: 'Easy', captain: 'Normal', admiral: 'Hard', expert: 'Expert' },
  dice: 'The dice',
  fresh: 'New dice',
  freshAbout: 'Rolled in this browser.',
  same: 'The same dice',
  sameAbout: 'The rolls repeat those of the match.',
  sameNot: 'Available after the match.',
  begin: 'Start the branch',
  beginning: 'Setting up…',
  failed: 'This position cannot be continued: its dice are not available, or the rules have changed.',
  over: 'The match is over at this position. Choose an earlier position to continue from.',

  branchOf: (name: string, from: string) => `What if: “${name}” (from ${from})`,
  back: 'Back to the match',
  branches: 'Branches',
  branchesAbout: 'Branches that you started from positions of this match. They are stored in this browser and deleted with the match.',
  theMatch: 'The match',
  here: 'you are here',
  compare: 'Compare',
  compareTwo: 'Choose two entries to compare.',
  sideBySide: 'Each position as you last saw it.',
  began: 'Started',
  played: 'Last played',
  stands: 'Position',
  pointsOf: (side: string) => `${side}: points`,
  ended: 'Result',
  notYet: 'in progress',
  open: 'Open',
  rename: 'Rename',
  keep: 'Save name',
  remove: 'Delete',
  removeAsk: (name: string) => `Delete “${name}”?`,
  removeAbout: (n: number) =>
    n === 0
      ? 'This cannot be undone.'
      : plural(n, {
          one: 'Its branch is deleted too. This cannot be undone.',
          other: `Its ${n} branches are deleted too. This cannot be undone.`,
        }),
  cancel: 'Cancel',
  leaves: (from: string) => `from ${from}`,
};
