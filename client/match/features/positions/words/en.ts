import type { Clock } from '../../../../../src/kit/definition.js';
import { grammarOf } from '../../../../../src/kit/language.js';

const { plural } = grammarOf('en');

const turn = ({ turn, last }: Clock) => (last === undefined ? `turn ${turn}` : `turn ${turn} of ${last}`);

export const en = {
  whatIf: 'What if …',
  close: 'Close',
  turn,
  /** Where a branch leaves its match. @param at moves made before it */
  from: (at: number, clock: Clock | undefined) => [clock && turn(clock), at === 0 ? 'the set-up' : `move ${at}`].filter(Boolean).join(', '),

  marks: 'Bookmarks and notes',
  marksAbout: 'They are yours alone: kept in this browser with the match, and in the match files that you save. No server is told.',
  markHere: 'Bookmark this moment',
  markName: 'Name of the bookmark',
  note: 'Note',
  keepMark: 'Keep the bookmark',
  goTo: 'Go there',
  edit: 'Edit',
  drop: 'Delete',
  saveNotes: 'Save the file with these notes',

  link: 'Link to this moment',
  linkAbout: {
    online: 'Whoever has it sees this moment of the match, as far as he may: a player from his seat, anybody else as an onlooker.',
    hotseat: 'This match is in this browser alone: the link leads to it here and nowhere else.',
    captain: 'This match is in this browser alone: the link leads to it here and nowhere else.',
    replay: 'It leads to this moment as soon as the match file has been opened there: send the file with it.',
  },
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',

  title: 'What if …',
  about: (from: string) =>
    `Play on from here, ${from}, in this browser: the match itself is not touched. What you cannot see is filled in as it may be; what you see stands as it is.`,
  name: 'Name of the branch',
  unnamed: (n: number) => `Branch ${n}`,
  who: 'You play',
  both: 'Both sides',
  bothAbout: 'Hot-seat, at this screen.',
  nobody: 'Neither side',
  nobodyAbout: 'You watch.',
  level: 'The other side is played by',
  levels: { cadet: 'a cadet', captain: 'the captain', admiral: 'the admiral' },
  dice: 'The dice',
  fresh: 'Fresh dice',
  freshAbout: 'Drawn in this browser.',
  same: 'The same dice',
  sameAbout: 'The next dice fall as they fell in the match.',
  sameNot: 'Nobody may know them before the match is over.',
  begin: 'Play on from here',
  beginning: 'Setting the pieces …',
  failed: 'One cannot go on from this moment: its dice could not be had, or the rules of today lead elsewhere.',
  over: 'The match is over here. Look at an earlier moment to play on from it.',

  branchOf: (name: string, from: string) => `What if: “${name}”, from ${from}`,
  back: 'Back to the match',
  branches: 'Branches',
  branchesAbout: 'What has been begun from moments of this match. It lives in this browser only, and is put away with the match.',
  theMatch: 'The match',
  here: 'you are here',
  compare: 'Compare',
  compareTwo: 'Choose two to see them side by side.',
  sideBySide: 'As they stood when they were last seen.',
  began: 'Begun',
  played: 'Played',
  stands: 'Stands',
  pointsOf: (side: string) => `${side}: points`,
  ended: 'Ended',
  notYet: 'not yet',
  open: 'Open',
  rename: 'Rename',
  keep: 'Keep the name',
  away: 'Throw away',
  awayAsk: (name: string) => `Throw “${name}” away?`,
  awayAbout: (n: number) =>
    n === 0
      ? 'It cannot be brought back.'
      : plural(n, {
          one: 'Its branch goes with it, and cannot be brought back.',
          other: `Its ${n} branches go with it, and cannot be brought back.`,
        }),
  cancel: 'Cancel',
  leaves: (from: string) => `from ${from}`,
};
