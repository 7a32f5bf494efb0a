/** Every word of this board, so that a second language needs no change in its components. */
export const boardText = {
  sheet: {
    title: 'The Invincible Armada',
    subtitle: 'a true Carde of the Narrow Seas',
    year: 'ANNO · M·D·LXXXVIII',
    channel: 'The English Channel',
    severn: 'The Severn Sea',
    leagues: 'English leagues',
    field: ['The', 'Fleets', 'in', 'Sight'],
  },
  reminder: { fireships: 'stop · fireships', rendezvous: 'stop · rendezvous', invasion: 'invasion' },
} as const;
