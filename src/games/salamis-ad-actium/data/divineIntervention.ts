/** Libations [3.1]. */

export const GODS = ['sea', 'wind', 'war', 'craft', 'healing'] as const;
export type God = (typeof GODS)[number];

/** Whose names a fleet calls on: Greek, Roman, Punic and Phoenician, Egyptian, northern. */
export const PANTHEONS = ['greek', 'roman', 'punic', 'egyptian', 'northern'] as const;
export type Pantheon = (typeof PANTHEONS)[number];

export const GOD_NAMES: { readonly [god in God]: { readonly [pantheon in Pantheon]: string } } = {
  sea: { greek: 'Poseidon', roman: 'Neptune', punic: 'Melqart', egyptian: 'Set', northern: 'Njord' },
  wind: { greek: 'Aeolus', roman: 'Boreas', punic: 'Baal Hammon', egyptian: 'Amun', northern: 'Thor' },
  war: { greek: 'Ares', roman: 'Mars', punic: 'Baal', egyptian: 'Montu', northern: 'Tyr' },
  craft: { greek: 'Athena', roman: 'Minerva', punic: 'Tanit', egyptian: 'Thoth', northern: 'Odin' },
  healing: { greek: 'Apollo', roman: 'Aesculapius', punic: 'Eshmun', egyptian: 'Isis', northern: 'Freyja' },
};

export const LIBATIONS = { free: 1, most: 3, price: 5, repeat: -1 } as const;

export const ANSWERS = ['offended', 'silence', 'favour', 'great'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Highest total for each answer but the last. */
export const ANSWER_UP_TO = { offended: 1, silence: 5, favour: 9 } as const;

/** What favour and great favour give. */
export const FAVOURS = {
  seaLevels: { favour: 1, great: 2 },
  windTurn: 45,
  boarding: { favour: 1, great: 2 },
  initiative: { favour: 1, great: 2, offended: 1 },
  offendedDamage: 1,
} as const;
