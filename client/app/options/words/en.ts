export const en = {
  scenario: 'Scenario',
  favours: (side: string) => `These help the ${side}`,
  open: 'Left open',
  none: 'None: the game as printed.',
  some: (n: number) => `${n} in use`,
  case: (ruleCase: string) => `Case ${ruleCase}`,
  sources: {
    rulebook: 'from the rulebook',
    published: 'published elsewhere',
    reconstructed: 'reconstructed',
  },
};
