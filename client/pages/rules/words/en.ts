export const en = {
  title: 'Game rules',
  lead: 'Every rulebook in our own words, case by case, with all charts. You can search and print the rules.',
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
