const clocks = {
  live: [
    { id: 'any', name: 'Any clock' },
    { id: 'short', name: '20 min + 15 s per turn' },
    { id: 'usual', name: '45 min + 30 s per turn' },
    { id: 'long', name: '90 min + 30 s per turn' },
    { id: 'none', name: 'No clock' },
  ],
  turns: [
    { id: 'any', name: 'Any clock' },
    { id: 'short', name: '1 day per turn' },
    { id: 'usual', name: '3 days per turn' },
    { id: 'long', name: '7 days per turn' },
    { id: 'none', name: 'No clock' },
  ],
} as const;

export const en = {
  playNow: 'Play now',
  finding: 'Finding an opponent…',
  options: 'Options',
  optionsTitle: (game: string) => `${game}: play now`,
  lead: 'You join the player who has waited longest. If nobody is waiting, you wait for the next player.',
  counts: (waiting: number, playing: number) =>
    [...(waiting ? [`${waiting} waiting`] : []), ...(playing ? [`${playing} playing now`] : [])].join(', ') || 'Nobody waiting',
  guest: (n: number) => `Guest ${n}`,
  pace: 'Pace',
  paces: { live: 'Real time', turns: 'Turn-based' },
  pacesAbout: { live: 'Both players stay on the page.', turns: 'Play whenever you have time, over days or weeks.' },
  clock: 'Clock',
  clocks,
  scenario: 'Scenario',
  anyScenario: 'Any scenario',
  bot: 'If nobody joins within 2 minutes',
  keepWaiting: 'Keep waiting',
  botSteps: { cadet: 'Play an easy bot', captain: 'Play a normal bot', admiral: 'Play a hard bot', expert: 'Play an expert bot' },
  challenge: 'Challenge by link',
};
