import { grammarOf } from '../../../../../src/kit/language.js';

const { list, plural } = grammarOf('en');

export const en = {
  button: 'Dice',
  title: 'Dice in this match',
  online:
    'Neither the players nor the server can choose these dice alone. The server commits to a secret number before any player joins, and each player’s browser adds a number. All rolls come from these numbers. The secret is revealed after the match, so anyone can check every roll.',
  local:
    'All rolls come from a secret number, fixed before the first roll, and one number for each side. They are stored in this browser. You can check every roll after the match.',
  seal: 'Commitment to the secret',
  sealAbout: 'The SHA-256 hash of the secret. It proves that the secret was not changed.',
  noSeal: 'None: this match was created by an older version.',
  sealedLate: 'This server commits to the secret only with the first move. It is not a Weathergage server.',
  broken: 'This commitment differs from the one you were shown when you joined. The secret has been changed.',
  saltOf: (side: string) => `Number from the ${side} player`,
  waits: 'Not received yet. The first roll waits briefly for this number.',
  absent: 'No number was received before the first roll, so the dice do not use one.',
  given: (by: string) => `from ${by}`,
  mine: 'from your browser',
  lost: 'Your browser’s number was not used in these dice.',
  fixed: 'The numbers were fixed at the first roll and can no longer change.',
  open: 'The numbers are fixed at the first roll.',
  secret: 'Secret',
  secretLater: 'Revealed after the match.',
  check: 'Check every roll now',

  pageTitle: 'Check the dice',
  lead: 'Your browser recalculates every roll of a finished match from the secret and the players’ numbers. It asks the server only for its public key.',
  choose: 'Choose a match file',
  drop: 'or drop a file here',
  reading: 'Checking every roll…',
  unreadable: 'This file cannot be read as a match file. It is damaged, incomplete, or of another kind.',
  tooLong: (seconds: number) => `The check stopped because it took more than ${seconds} seconds.`,
  otherGame: (game: string) => `This is a match of “${game}”, which this site does not offer.`,
  agrees: (dice: number, moves: number) =>
    dice === 0
      ? `No dice were rolled in the ${moves} moves of this match.`
      : `Verified: all ${dice} rolls of ${moves} moves match the secret and the numbers.`,
  differs: 'Check failed.',
  takenBack: (times: number) =>
    `The players agreed to take back moves ${plural(times, { one: 'once', other: `${times} times` })}. Those moves were checked too. Repeated moves gave the same rolls.`,
  unread: (keys: readonly string[]) => `Ignored entries that are not part of a match file: ${list(keys)}.`,
  seals: {
    none: 'The file has no valid commitment, so the secret may have been chosen to favour a player.',
    late: 'The commitment was made with the first move. Before that, the server could have chosen the secret.',
    told: 'The secret matches the commitment in the file. This browser cannot verify that the commitment was made before the players joined.',
    vouched: 'The secret matches the commitment made before the players joined.',
  },
  unsalted: (sides: readonly string[]) =>
    sides.length > 1
      ? 'No player added a number, so the server could have tried secrets until the dice suited it.'
      : `The ${list(sides)} player added no number: the dice come from the secret and the opponent’s number.`,
  signed: {
    nobody: 'The file is not signed.',
    bad: 'Invalid signature: the file was changed after signing, or signed with another key.',
    unchecked: 'The file is signed, but this browser can check signatures only over HTTPS.',
    here: 'Signed by this server and unchanged.',
    elsewhere: 'Signed by another server. Ask the sender of the file who owns this key.',
    uncompared: 'The file is signed, but this server did not provide its key to compare.',
  },
  fingerprint: 'Key fingerprint:',
  ownFits: 'The commitment and your number match those this browser stored when you joined.',
  ownSealDiffers: 'The commitment in the file differs from the one this browser stored when you joined.',
  ownSaltDiffers: 'Your number in the file differs from the one your browser sent.',
  ownUnknown: 'This browser has no data about this match. Only the players’ browsers can compare the commitment and numbers.',
  list: 'All rolls',
  columns: { die: 'Die', move: 'Move', sides: 'Sides', fell: 'Rolled', made: 'Calculated from' },
  setup: 'set-up',
  byHand:
    'To check a roll by hand, compute HMAC-SHA256 of the text in the last column, using the matching half of the secret as the key. Read the first 48 bits as a number, divide by the number of sides, and add one to the remainder.',
  half: { setup: 'Secret for the set-up', play: 'Secret for the moves' },
  replay: 'Replay the match',
  another: 'Another file',
};
