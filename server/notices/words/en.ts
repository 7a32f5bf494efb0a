export const en = {
  yourTurn: (title: string, opponent: string) => `Your turn: ${title} against ${opponent}`,
  somebody: 'somebody',
  here: (title: string, opponent: string) => `When it is your turn in ${title} against ${opponent}, you will be told here.`,
};
