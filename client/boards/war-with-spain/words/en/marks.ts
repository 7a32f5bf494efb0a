/** What is lit on the map, and what a step costs that is not counted in steps. */
export const mark = {
  pick: 'your pieces that may act',
  chosen: 'chosen',
  course: (n: number) => `hex ${n} of the course`,
  risk: (chance: string) => `enemy fleets may intercept here, ${chance}`,
  reach: (n: number) => `within reach, ${n}`,
  target: 'may be attacked',
  leaving: 'troops that go home',
  suffering: 'where the losses fall',
  place: 'may be placed here',
  track: (name: string) => `an Activation Track of yours: ${name}`,
  retreat: 'may retreat here',
  entry: 'the Treasure Fleet may enter here',
  interceptor: 'your fleet that may intercept',
  prey: 'the fleet that sails by',
};

export const warn = {
  france: 'This breaks French neutrality: 100 ducats from your chest, 50 from theirs; the French take sides next turn.',
  scotland: 'This is the first Spanish landing in Britain: risings follow, and England musters for nothing.',
  ireland: 'This is the first Spanish landing in Ireland: the Irish may rise, and Loyal Irish after them.',
};
