export const en = {
  setup: (game: string) => `${game}: two players, one screen`,
  lead: 'Two players share this screen and pass it back and forth. A pass screen hides each secret choice from the other player.',
  begin: 'Start the match',
  back: 'All games',
  both: 'Both sides play on this screen',
  turnOf: (side: string) => `${side}: your decision`,
};
