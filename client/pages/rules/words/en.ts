export const en = {
  title: 'Game rules',
  lead: 'Every case of each rulebook in our own words, with its charts. You can search and print them.',
  titleOf: (game: string) => `${game}: rules`,
  leadOf: 'Cases are numbered as in the printed rulebook and written in our own words. The charts are at the end.',
  contents: 'Contents',
  charts: 'Charts',
  chartsLead: 'Each figure is marked as printed in the rulebook, published elsewhere, or reconstructed.',
  chart: (title: string) => `Chart: ${title}`,
  print: 'Print',
  read: 'Read the rules',
  play: 'Play the game',
  all: 'Rules of the other games',
};
