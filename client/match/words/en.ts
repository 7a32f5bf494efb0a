export const en = {
  unsavedLocal: 'This match is no longer saved in this browser. Download it, or delete other matches.',
  unsavedOnline: 'This browser cannot store data: you will lose your seat when you close the page.',
  damaged: 'This match cannot be read. Its data was changed outside this page or by an older version.',
  otherRules: (then: string, now: string) =>
    `This match uses rules version ${then}; this page has version ${now}. You can view it but not continue it.`,
  gone: 'This match is not stored in this browser.',
  over: (outcome: string) => `The match is over. ${outcome}`,
  save: 'Save the match file',
  check: 'Check every roll',
  another: 'New match',
};
