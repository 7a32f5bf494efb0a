export const en = {
  damaged: 'What was kept of this match cannot be read. It may have been changed outside this page, or by an older version of it.',
  gone: 'This match is not kept in this browser.',
  over: (outcome: string) => `The match is over. ${outcome}`,
  save: 'Save the match file',
  check: 'Check every die',
  another: 'Another match',
};
