export const en = {
  damaged: 'What was kept of this match cannot be read. It may have been changed outside this page, or by an older version of it.',
  otherRules: (then: string, now: string) =>
    `This match was begun under version ${then} of the rules, and these pages play version ${now}. It can be looked at, not played on.`,
  gone: 'This match is not kept in this browser.',
  over: (outcome: string) => `The match is over. ${outcome}`,
  save: 'Save the match file',
  check: 'Check every die',
  another: 'Another match',
};
