export const en = {
  heading: 'Naval wargames of oar and sail',
  lead: 'Five printed wargames with every rule enforced. Play online, on one screen, or against a bot in your browser. No account needed.',
  games: 'The games',
  learn: 'Lesson',
  learnt: 'completed',
  lobby: 'Lobby',
  hotseat: 'Play on one screen',
  captain: 'Play a bot',
  rules: 'Rules',
  start: 'New here? Start with the shortest game',
  sides: (sides: readonly string[]) => sides.join(' vs '),
  length: ([least, most]: readonly [number, number]) =>
    most < 240 ? `${least} to ${most} minutes` : `${least / 60} to ${most / 60} hours`,
  special: 'Features',
  specials: [
    {
      title: 'Illegal moves explained',
      text: 'Point at an illegal move to see the reason and the rule. You can play without knowing the rulebook.',
    },
    {
      title: 'Every number sourced',
      text: 'Each number in a chart is marked: from the rulebook, published elsewhere, or reconstructed. The case, source or reason is given.',
    },
    {
      title: 'Fair dice',
      text: 'No player can predict the dice during a match. When it is over, the match file reveals the secret behind them, so you can check every roll.',
    },
  ],
};
