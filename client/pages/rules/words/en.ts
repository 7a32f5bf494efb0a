export const en = {
  title: 'The rules of the games',
  lead: 'What every case of a rulebook says, in our own words, with the charts that belong to it. To be read, searched and printed.',
  titleOf: (game: string) => `The rules of ${game}`,
  leadOf: 'Every case under the number it has in the printed rulebook, in our own words; the charts stand at the end.',
  contents: 'Contents',
  charts: 'Charts',
  chartsLead: 'Each figure says whether it was printed in the rulebook, published elsewhere or reconstructed.',
  chart: (title: string) => `Chart: ${title}`,
  print: 'Print',
  read: 'Read the rules',
  play: 'Play it',
  all: 'The rules of the other games',
};
