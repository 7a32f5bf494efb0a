export const en = {
  title: 'Replay a match file',
  lead: 'A match file contains every move and the secret behind the dice. Your browser replays it and checks every move, every roll and the result.',
  choose: 'Choose a match file',
  drop: 'or drop a file here',
  where: 'To get the file, choose “Save the match file” when a match is over. During a match you can save what you have seen so far.',
  reading: 'Replaying the match…',
  unreadable: 'This file cannot be read as a match file. It is damaged, incomplete, or of another kind.',
  tooLong: (seconds: number) => `The check stopped because it took more than ${seconds} seconds.`,
  otherGame: (game: string) => `This is a match of “${game}”, which this site does not offer.`,
  agrees: (moves: number) => `Verified: all ${moves} moves, every roll and the result follow the rules.`,
  ended: {
    time: (moves: number) =>
      `Verified: all ${moves} moves and every roll follow the rules. According to the file, the match was won on time.`,
    draw: (moves: number) =>
      `Verified: all ${moves} moves and every roll follow the rules. According to the file, the players agreed to a draw.`,
  },
  unfinished: (moves: number) =>
    `Verified: all ${moves} moves and every roll follow the rules. The match was unfinished when the file was saved.`,
  view: (side: string | undefined) =>
    `This file contains only what ${side === undefined ? 'a spectator' : `the ${side} side`} saw. Without the dice secret and the hidden information it cannot be checked.`,
  differs: (at: number) => `Move ${at} in this file does not follow the rules.`,
  clocksDiffer: 'The clock times in this file are inconsistent.',
  diceDiffer: 'The dice in this file cannot be trusted.',
  upToThere: 'You can view the moves before that.',
  another: 'Another file',
  savePage: 'Save the replay as a web page that works offline',
  notSaved: 'The page could not be saved: part of it could not be loaded. Check your connection and try again.',
  dismiss: 'Close',
  step: (n: number, all: number) => `Move ${n} of ${all}`,
  start: 'Set-up',
  first: 'To the start',
  back: 'Previous move',
  on: 'Next move',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  slider: 'Move',
};
