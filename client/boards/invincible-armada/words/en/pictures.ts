/** What the pictures of the guide show. */
export const pictures = {
  pictures: {
    crescent: 'The Armada’s counter with two English squadrons beside it',
    counters: 'Four squadrons: one that has acted, one broken, one low on powder, one with a chit on it',
    chit: 'a chit on it',
    marks: 'How squares are lit',
    markNames: ['can sail', 'must stop', 'cannot', 'target', 'choose'],
    wind: 'A squadron in a west wind: upwind is barred, slanting upwind ends the move',
    drift: 'Where two dice carry a squadron before the fireships',
  },
};
