export const en = {
  heading: 'Naval wargames of oar and sail, played by the book',
  lead: 'Printed wargames with every rule kept: the wind, the ammunition, the broken nerve. Play somebody far away, somebody beside you, or the captain in your browser. No account is needed.',
  games: 'The games',
  learn: 'First steps',
  learnt: 'learnt',
  online: 'Play online',
  hotseat: 'One screen',
  captain: 'Against the captain',
  rules: 'Rules',
  start: 'A good one to begin with: the shortest',
  sides: (sides: readonly string[]) => sides.join(' against '),
  length: ([least, most]: readonly [number, number]) =>
    most < 240 ? `${least} to ${most} minutes` : `${least / 60} to ${most / 60} hours`,
  special: 'What is special here',
  specials: [
    {
      title: 'It tells you why not',
      text: 'Point at a move that is not allowed and you are told the reason, with the case of the rules that forbids it. You never need to know the rulebook to play by it.',
    },
    {
      title: 'Every figure says where it comes from',
      text: 'Each number in each chart is marked: from the rulebook (with its case), published elsewhere (with the source), or reconstructed by us (with the reason).',
    },
    {
      title: 'Every die can be checked',
      text: 'Nobody can foresee a throw while a match runs. When it is over, its file holds the secret all dice were made from: replay it and check each one yourself.',
    },
  ],
};
