/** Words that several pages share. One object a language. */
export const texts = {
  house: 'Weathergage',
  skip: 'Skip to the page',
  nav: 'Pages',
  games: 'Games',
  replay: 'Match files',
  dice: 'Check dice',
  toLantern: 'Read by lantern',
  toDaylight: 'Read by daylight',
  footer: 'The weather gage: to lie upwind of the enemy, and so to choose when to fight.',
  loadingGame: 'Unrolling the chart …',
  loadingPage: 'Turning the page …',
  gameFailed: 'The game could not be fetched. Perhaps the connection is down, or a newer version has been put in place.',
  again: 'Try again',
  reload: 'Load the page anew',
  noGame: 'There is no such game here.',
  noPage: 'Nothing is charted here.',
  noPageAbout: 'The address leads to no page. Perhaps a letter was lost on the way.',
  toGames: 'To the games',
  broken: 'Something went wrong on this page.',
  brokenAbout: 'Your match is safe: it is kept after every move. Loading the page anew will bring it back.',
  cancel: 'Cancel',
  remove: 'Remove',
  yourMatches: 'Your matches',
  ways: { online: 'online', hotseat: 'one screen', captain: 'with the captain' },
  resume: 'Resume',
  look: 'Look at it',
  removeAsk: 'Remove this match?',
  removeLocal: 'It lives in this browser only and cannot be brought back.',
  removeOnline:
    'The match goes on at the server, but this browser forgets that the seat is yours. To free the seat, leave the match instead.',
  justNow: 'just now',
  minutes: (n: number) => (n === 1 ? 'a minute ago' : `${n} minutes ago`),
  hours: (n: number) => (n === 1 ? 'an hour ago' : `${n} hours ago`),
  days: (n: number) => (n === 1 ? 'yesterday' : `${n} days ago`),
  side: (name: string) => `you play the ${name}`,
  bothSides: 'both sides',
  captains: 'captain against captain',
  wins: (side: string) => `The ${side} side wins.`,
  drawn: 'The match is drawn.',
  cannotKeep: 'This browser keeps nothing (storage is full or switched off): a match cannot be begun on it.',
} as const;

/** How long ago, in the words of a player. */
export function ago(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return texts.justNow;
  if (minutes < 60) return texts.minutes(minutes);
  if (minutes < 24 * 60) return texts.hours(Math.floor(minutes / 60));
  return texts.days(Math.floor(minutes / (24 * 60)));
}
