export const en = {
  scenario: 'Scenario',
  create: 'Create match',
  favours: (side: string) => `Favours ${side}`,
  open: 'Not set',
  special: 'Advanced options',
  usual: 'Default settings',
  changed: (n: number) => `${n} changed from the default`,
  yes: 'yes',
  no: 'no',
  none: 'None: the game as printed',
  some: (n: number) => `${n} selected`,
  case: (ruleCase: string) => `Case ${ruleCase}`,
  sources: {
    rulebook: 'from the rulebook',
    published: 'published elsewhere',
    reconstructed: 'reconstructed',
  },
};
