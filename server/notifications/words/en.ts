export const en = {
  yourTurn: (title: string, opponent: string) => `Your turn: ${title} against ${opponent}`,
  planDropped: (title: string, opponent: string) => `Your turn, conditional orders cancelled: ${title} against ${opponent}`,
  somebody: 'Anonymous',
  here: (title: string, opponent: string) => `You will be notified here when it is your turn: ${title} against ${opponent}.`,
  mail: {
    confirmSubject: 'Weathergage: confirm your address',
    confirm: (title: string, link: string) =>
      [
        `A player asked for turn notifications at this address for a match of ${title}.`,
        `To confirm, open:\n${link}`,
        'If this was not you, ignore this email. You will get no others.',
      ].join('\n\n'),
    turn: (headline: string, happened: readonly string[], table: string, stop: string) =>
      [
        `${headline}.`,
        ...(happened.length ? [happened.map((line) => `  ${line}`).join('\n')] : []),
        `Open the match: ${table}`,
        `Stop these emails: ${stop}`,
      ].join('\n\n'),
  },
};
