import {
  adjacent,
  crewOf,
  engagedWith,
  flag,
  fleet,
  type GrandArmada,
  type GrandArmadaResult,
  type HexId,
  holdersOf,
  isBroken,
  isCrippled,
  isFighting,
  isFixed,
  isUnderWay,
  onMap,
  ROSTER,
  type ShipId,
  SIDES,
  scenarioOf,
  ship,
  shotsLeft,
} from '../../../src/games/grand-armada/face.js';
import type { GrandArmadaBoardWords } from './words/index.js';

const SHORT: { readonly [id in ShipId]?: string } = {
  jonas: 'Eliz. Jonas',
  bonaventure: 'E. Bonaventure',
  leicester: 'Leicester',
  royal: 'Mcht Royal',
  edward: 'Edward B.',
  margaret: 'Marg. & John',
  sanjuan: 'San Juan (Port.)',
  cristobalpt: 'S. Cristóbal (P)',
  bautista: 'San Juan B.',
  mayor: 'Santiago M.',
  medel: 'San Medel',
  rosario: 'Rosario',
  duquesa: 'Duquesa S. Ana',
  rosa: 'N. S. de la Rosa',
  valencera: 'Valencera',
  sicilia: 'S. J. de Sicilia',
  rata: 'Rata Encoronada',
};

export const shipName = (id: ShipId): string => ROSTER[id].name;
export const shortName = (id: ShipId): string => SHORT[id] ?? ROSTER[id].name;

export const names = (ids: readonly ShipId[], { list }: Pick<GrandArmadaBoardWords, 'list'>): string => list(ids.map(shortName));

/** Returns the ships in a hex. The moving ship comes last. */
export const shipsAt = (G: GrandArmada, hex: HexId): ShipId[] =>
  fleet(G)
    .filter((id) => ship(G, id).hex === hex)
    .sort((a, b) => Number(G.active?.ship === a) - Number(G.active?.ship === b));

export const shipAt = (G: GrandArmada, hex: HexId): ShipId | undefined => shipsAt(G, hex).at(-1);

/** Returns how many crew points a ship has lost, including through hull hits. */
export const crewGone = (G: GrandArmada, id: ShipId): number => ROSTER[id].crew - crewOf(G, id);

/** Returns the guards of a prize: adjacent fighting ships of the captor's side. */
export function guardsOf(G: GrandArmada, id: ShipId): ShipId[] {
  const { captor, status } = ship(G, id);
  if (status !== 'captured' || !captor || !onMap(G, id)) return [];
  return fleet(G, captor).filter((other) => isFighting(G, other) && adjacent(G, id, other));
}

/** Whether a prize is unguarded and would drift free. */
export const isUnguarded = (G: GrandArmada, id: ShipId): boolean =>
  ship(G, id).status === 'captured' && onMap(G, id) && guardsOf(G, id).length === 0;

/** Whether a ship has finished its move in this movement phase. */
export const hasSailed = (G: GrandArmada, id: ShipId): boolean =>
  G.phase === 'movement' && ship(G, id).done && onMap(G, id) && G.active?.ship !== id;

/** Returns texts for a ship's states, most serious first. */
export function statesOf(G: GrandArmada, id: ShipId, words: GrandArmadaBoardWords): string[] {
  const { state } = words;
  const now = ship(G, id);
  const states: string[] = [];
  const add = (holds: unknown, said: string) => {
    if (holds) states.push(said);
  };
  add(now.status !== 'afloat', state.status[now.status]);
  add(now.captor, now.captor ? state.captor(words.sides[now.captor]) : '');
  add(isUnguarded(G, id), state.unguarded);
  add(now.status === 'afloat' && isBroken(G, id), state.broken);
  if (onMap(G, id)) {
    add(isCrippled(G, id), state.crippled);
    add(isFixed(G, id), state.fixed(scenarioOf(G).fixed?.throughTurn ?? 0));
    const holders = holdersOf(G, id);
    add(holders.length, state.held(names(holders, words)));
    const partners = engagedWith(G, id);
    add(partners.length, state.engaged(names(partners, words)));
  }
  add(now.towing, now.towing ? state.towing(shortName(now.towing)) : '');
  const tower = fleet(G).find((other) => ship(G, other).towing === id);
  add(tower, tower ? state.towedBy(shortName(tower)) : '');
  add(now.silenced && !now.done, state.silenced);
  add(now.yawDue, state.yawDue);
  add(now.gunsUsed, state.gunsUsed);
  add(now.crewUsed, state.crewUsed);
  add(Number.isFinite(shotsLeft(G, id)) && onMap(G, id), state.shots(shotsLeft(G, id)));
  add(hasSailed(G, id), state.done);
  return states;
}

export function describeShip(G: GrandArmada, id: ShipId, words: GrandArmadaBoardWords): string {
  const { hull, heading } = ship(G, id);
  const { defence, crew, guns, speed, admiral, type } = ROSTER[id];
  const text = words.state;
  return [
    `${words.adjective[flag(id)]} ${words.types[type]} ${shipName(id)}`,
    admiral ? text.admiral(admiral) : '',
    text.heading(words.headings[heading]),
    text.factors(defence, crew, guns, speed),
    hull ? text.hull(hull, defence) : '',
    crewGone(G, id) ? text.crew(crewOf(G, id), crew) : '',
    ...statesOf(G, id, words),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a text with the winner and both sides' Victory Points. */
export const resultLine = ({ side, vp }: GrandArmadaResult, { over }: GrandArmadaBoardWords): string =>
  over.result(over.title[side ?? 'draw'], vp.E, vp.S);

/** Returns a text that says why the battle ended. */
export function endReason(G: GrandArmada, { reason, side }: GrandArmadaResult, { over, sides }: GrandArmadaBoardWords): string {
  switch (reason) {
    case 'resign':
      return over.reason.resign[side ?? 'E'];
    case 'noShips':
      return over.reason.noShips(SIDES.filter((each) => !fleet(G, each).some((id) => isUnderWay(G, id))).map((each) => sides[each]));
    default:
      return over.reason[reason];
  }
}
