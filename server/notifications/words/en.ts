export const en = {
  yourTurn: (title: string, opponent: string) => `Your turn: ${title} against ${opponent}`,
  planDropped: (title: string, opponent: string) => `Your turn (conditional orders cancelled): ${title} against ${opponent}`,
  offer: {
    draw: (title: string, opponent: string) => `${opponent} offers a draw: ${title}`,
    takeBack: (title: string, opponent: string) => `${opponent} asks to take back moves: ${title}`,
    adjourn: (title: string, opponent: string) => `${opponent} asks to adjourn the match: ${title}`,
    resume: (title: string, opponent: string) => `${opponent} asks to resume the match: ${title}`,
    swap: (title: string, opponent: string) => `${opponent} asks to swap sides: ${title}`,
    fortune: (title: string, opponent: string) => `${opponent} asks to show luck statistics: ${title}`,
  },
  anonymous: 'Anonymous',
  here: (title: string, opponent: string) =>
    `You will be notified here when it is your turn or you receive an offer: ${title} against ${opponent}.`,
  mail: {
    confirmSubject: 'Weathergage: confirm your address',
    confirm: (title: string, link: string) =>
      [
        `A player asked us to send turn notifications for a match of ${title} to this address.`,
        `To confirm, open this link:\n${link}`,
        'If this was not you, ignore this email. You will not receive any more.',
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
