export const en = {
  yourTurn: (title: string, opponent: string) => `Your turn: ${title} against ${opponent}`,
  planDropped: (title: string, opponent: string) => `Your turn, and your plan was dropped: ${title} against ${opponent}`,
  somebody: 'somebody',
  here: (title: string, opponent: string) => `When it is your turn in ${title} against ${opponent}, you will be told here.`,
  mail: {
    confirmSubject: 'Weathergage: is this your address?',
    confirm: (title: string, link: string) =>
      [
        `Somebody who plays a match of ${title} wants to be told at this address when it is his turn.`,
        `If that is you, confirm it here:\n${link}`,
        'If not, do nothing: no more mail will come.',
      ].join('\n\n'),
    turn: (headline: string, happened: readonly string[], table: string, stop: string) =>
      [
        `${headline}.`,
        ...(happened.length ? [happened.map((line) => `  ${line}`).join('\n')] : []),
        `To the table: ${table}`,
        `No more of these: ${stop}`,
      ].join('\n\n'),
  },
};
