export const en = {
  setup: (game: string) => `${game}: two players, one screen`,
  lead: 'You share this screen and pass it on. Before each secret choice a curtain falls, so that only one of you looks.',
  begin: 'Begin',
  back: 'To the games',
  both: 'Both sides at this screen',
  turnOf: (side: string) => `The ${side} side decides`,
  curtain: (side: string) => `Pass the screen to the ${side} player`,
  curtainSecret: (side: string) => `The ${side} player chooses in secret. Everybody else, please look away.`,
  curtainHidden: (side: string) => `Something is still hidden on this side. Only the ${side} player should look.`,
  lift: (side: string) => `I am the ${side} player: show my side`,
};
