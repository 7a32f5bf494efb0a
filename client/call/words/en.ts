export const en = {
  open: 'When it is your turn …',
  title: 'When it is your turn',
  yourTurn: (title: string) => `Your turn: ${title}`,
  against: (opponent: string) => `${opponent} has played. The table waits for you.`,
  here: 'While the table is open',
  hereAbout:
    'While you look at something else, the title and the mark of its tab say when it is your turn. This browser can do more, at every table:',
  sound: 'Strike the bell',
  soundAbout: 'Two short strokes.',
  notice: 'Show a notification',
  noticeAbout: 'By your browser, which asks you once whether it may.',
  denied: 'Your browser does not allow notifications from here. You can change that in its settings.',
  close: 'Close',
};
