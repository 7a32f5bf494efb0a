import { GOD_NAMES, type God, type Pantheon, type Salamis, type Side } from '../../../src/games/salamis-ad-actium/face.js';

/** The pantheon of each fleet list that does not use the Greek names of the gods. */
const PANTHEON_OF: { readonly [list: string]: Pantheon } = {
  romanRepublic: 'roman',
  romanImperialEarly: 'roman',
  romanLate: 'roman',
  carthaginian: 'punic',
  phoenicianArchaic: 'punic',
  persian: 'punic',
  islamic: 'punic',
  vandal: 'northern',
  egyptian: 'egyptian',
  seaPeoples: 'egyptian',
  veneti: 'northern',
  gothic: 'northern',
  saxonRaiders: 'northern',
  viking: 'northern',
  saxon: 'northern',
};

export const godName = (G: Pick<Salamis, 'lists'>, side: Side, god: God): string => GOD_NAMES[god][PANTHEON_OF[G.lists[side]] ?? 'greek'];
