export const en = {
  setup: (game: string) => `${game}: two players, one screen`,
  lead: 'You share this screen and pass it on. Before each secret choice a curtain falls, so that only one of you looks.',
  begin: 'Begin',
  back: 'To the games',
  both: 'Both sides at this screen',
  turnOf: (side: string) => `The ${side} side decides`,
};
