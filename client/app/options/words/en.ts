export const en = {
  scenario: 'Scenario',
  favours: (side: string) => `These help the ${side}`,
  open: 'Left open',
  special: 'For those who know the game',
  usual: 'All as usual.',
  changed: (n: number) => `${n} otherwise than usual`,
  yes: 'yes',
  no: 'no',
  none: 'None: the game as printed.',
  some: (n: number) => `${n} in use`,
  case: (ruleCase: string) => `Case ${ruleCase}`,
  sources: {
    rulebook: 'from the rulebook',
    published: 'published elsewhere',
    reconstructed: 'reconstructed',
  },
};
