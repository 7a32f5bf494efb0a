import { grammarOf } from '../../../../../src/kit/language.js';

const { list, plural } = grammarOf('en');

export const en = {
  button: 'The dice',
  title: 'The dice of this match',
  online:
    'No player, and no server on its own, can bend these dice. The server drew a secret number and sealed it before anybody sat down; each player’s browser then added a number of its own. Every die is made of all of these. When the match is over the secret is shown, and anybody can work out every die again.',
  local:
    'Every die of this match is made of a secret number, sealed before the first throw, and of one number for each side. All of it is in this browser; when the match is over you can work out every die again.',
  seal: 'Seal of the secret',
  sealAbout: 'The fingerprint (SHA-256) of the secret: no other secret has the same.',
  noSeal: 'There is none: this match was laid before secrets were sealed.',
  sealedLate: 'This server seals the secret with the first move, not before: it is not one of ours.',
  broken: 'This seal is not the one you were shown when you sat down. Somebody has changed the secret.',
  saltOf: (side: string) => `Number of the ${side} side`,
  waits: 'Not given yet. The first die waits for it a while, if the player’s browser gives one.',
  absent: 'None was given before the first die. The dice were made without it.',
  given: (by: string) => `given by ${by}`,
  mine: 'given by your browser',
  lost: 'The number that your browser gave is not in these dice.',
  fixed: 'The numbers were fixed when the first die fell, and cannot be changed any more.',
  open: 'The numbers are fixed when the first die falls.',
  secret: 'The secret',
  secretLater: 'It is shown here when the match is over.',
  check: 'Check every die now',
  close: 'Close',

  pageTitle: 'Check the dice',
  lead: 'Every die of a finished match is worked out here again, in your browser, from the secret and the players’ numbers. A server is asked for nothing but its public key.',
  choose: 'Choose a match file',
  drop: 'or drop it here',
  reading: 'Working out every die …',
  unreadable: 'This file cannot be read as a match: it is damaged, cut short, or something else altogether.',
  otherGame: (game: string) => `This is a match of “${game}”, a game that is not played here.`,
  agrees: (dice: number, moves: number) =>
    dice === 0
      ? `No die fell in the ${moves} moves of this match.`
      : `All ${dice} dice of ${moves} moves are what the secret and the numbers give.`,
  differs: 'Something does not agree.',
  takenBack: (times: number) =>
    `By agreement something was taken back ${plural(times, { one: 'once', other: `${times} times` })}. That was played again too: the dice went back with the match, and fell as they had for the same orders.`,
  unread: (keys: readonly string[]) => `The file also holds what is no part of a match, and was not looked at: ${list(keys)}.`,
  seals: {
    none: 'The file tells of no seal that would hold: whether the secret was chosen to please somebody cannot be checked.',
    late: 'The secret was sealed with the first move, not before. Whoever ran the match could have chosen it.',
    told: 'The file says that the secret was sealed before anybody sat down, and the secret fits the seal. But any file can say so: nobody whom this browser knows vouches for it.',
    vouched: 'The secret is the one that was sealed before anybody sat down.',
  },
  unsalted: (sides: readonly string[]) =>
    sides.length > 1
      ? 'No player added a number: whoever ran the match could have tried secrets until the dice pleased.'
      : `The ${list(sides)} side added no number: the dice rest on the secret and on the other side’s number.`,
  signed: {
    nobody: 'Nobody has signed the file.',
    bad: 'The signature is not that of this file: it was changed after it was signed, or never signed by this key.',
    unchecked: 'The file is signed, but this browser cannot check signatures here: the page would have to come over https.',
    here: 'This server has signed the file: it kept the match just so.',
    elsewhere: 'The file is signed, but not by this server. Ask whoever gave it to you whose key it is.',
    uncompared: 'The file is signed. This server did not tell its key, so whether it was the one cannot be said.',
  },
  fingerprint: 'Fingerprint of the key:',
  ownFits: 'Seal and number are those that this browser has kept since you sat down.',
  ownSealDiffers: 'The seal in the file is not the one that this browser was shown when you sat down.',
  ownSaltDiffers: 'Your number in the file is not the one that this browser gave.',
  ownUnknown: 'This browser has kept nothing of this match to compare with. Whoever played it can check that too.',
  list: 'Every die',
  columns: { die: 'Die', move: 'Move', sides: 'Sides', fell: 'Fell', made: 'Made of' },
  setup: 'set-up',
  byHand:
    'To work out a die by hand: take HMAC-SHA256 of the text in the last column under the half of the secret, read its first 48 bits as a number, divide by the sides of the die, and add one to the remainder.',
  half: { setup: 'Secret of the set-up', play: 'Secret of the play' },
  replay: 'Replay the match',
  another: 'Another file',
};
