import type { SpanishId, SquadronId, Square, Tactic } from '../ids.js';
import { foundIn, type Origin, reconstructed, stated } from './chits.js';

export type Deployment = { readonly [id in SpanishId]: Square };

interface KnownDeployment {
  readonly squares: Deployment;
  readonly origin: Origin;
}

export const deployments: { readonly [id in 'historicalI' | 'historicalII']: KnownDeployment } = {
  historicalI: {
    squares: {
      sidonia: 'G5',
      recalde: 'D4',
      diego: 'F6',
      pedro: 'D5',
      oquendo: 'E6',
      bertendona: 'E3',
      moncada: 'F4',
      medina1: 'E4',
      medina2: 'E5',
      medina3: 'F5',
    },
    origin: reconstructed('allRound'),
  },
  historicalII: {
    squares: {
      sidonia: 'E5',
      recalde: 'C7',
      diego: 'F6',
      pedro: 'D6',
      oquendo: 'D4',
      bertendona: 'C3',
      moncada: 'F4',
      medina1: 'F5',
      medina2: 'G4',
      medina3: 'G6',
    },
    origin: reconstructed('horns'),
  },
};

/** The suggested anchorage, which covers the Medina squadrons [13.2]. */
export const calaisSuggested: KnownDeployment = {
  squares: {
    sidonia: 'E8',
    recalde: 'C8',
    diego: 'G8',
    pedro: 'C9',
    oquendo: 'D8',
    bertendona: 'H8',
    moncada: 'F8',
    medina1: 'E9',
    medina2: 'F9',
    medina3: 'G9',
  },
  origin: reconstructed('anchorage'),
};

/** Bonus to the Battle Dice for using one of these tactics, only in this role if it is given. */
interface BattleBonus {
  readonly tactics: readonly Tactic[];
  readonly role?: 'attacker' | 'defender';
  readonly dice: number;
  /** Modifier to each die. */
  readonly drm: number;
  readonly origin: Origin;
}

/**
 * Special abilities: `oars`: ignores the wind [6.1.4]; `hulks`: never attacks and keeps Low Ammo [7.1, 8.4.2];
 * `rallyBonus` gives one Rally
 * bonus per turn [8.3.1]; `secondRepair` may roll again [8.2.1]; `held` may not move until the Armada is in Calais
 * Roads [12.3].
 */
export type Trait = 'oars' | 'hulks' | 'rallyBonus' | 'secondRepair' | 'held';

interface SquadronData {
  readonly name: string;
  readonly strength: number;
  /** Modifier to Morale Rolls. `repair` is the modifier to Repair rolls. */
  readonly morale: number;
  readonly repair: number;
  readonly battle?: BattleBonus;
  readonly traits: readonly Trait[];
  readonly strengthOrigin: Origin;
}

const tonnage = reconstructed('tonnage');
const shipTable = foundIn('shipTable');
const character = reconstructed('character');
const hulksBattle: BattleBonus = { tactics: ['standOff', 'closeIn', 'tryToBoard'], dice: 0, drm: -2, origin: stated('7.1') };
const hulks = (number: string): SquadronData => ({
  name: `Medina ${number}`,
  strength: 8,
  morale: 0,
  repair: 0,
  battle: hulksBattle,
  traits: ['hulks'],
  strengthOrigin: shipTable,
});

export const squadronData: { readonly [id in SquadronId]: SquadronData } = {
  howard: {
    name: 'Howard',
    strength: 15,
    morale: -1,
    repair: 0,
    battle: { tactics: ['standOff', 'closeIn'], dice: 1, drm: 0, origin: stated('7.5') },
    traits: [],
    strengthOrigin: tonnage,
  },
  drake: {
    name: 'Drake',
    strength: 14,
    morale: 0,
    repair: 0,
    battle: { tactics: ['closeIn', 'tryToBoard'], dice: 0, drm: 1, origin: character },
    traits: [],
    strengthOrigin: tonnage,
  },
  hawkins: {
    name: 'Hawkins',
    strength: 12,
    morale: 0,
    repair: 1,
    battle: { tactics: ['standOff'], dice: 0, drm: 1, origin: character },
    traits: [],
    strengthOrigin: tonnage,
  },
  frobisher: {
    name: 'Frobisher',
    strength: 12,
    morale: -1,
    repair: 0,
    battle: { tactics: ['closeIn'], role: 'defender', dice: 1, drm: 0, origin: character },
    traits: [],
    strengthOrigin: tonnage,
  },
  seymour: {
    name: 'Seymour',
    strength: 10,
    morale: 0,
    repair: 0,
    traits: ['secondRepair', 'held'],
    strengthOrigin: tonnage,
  },
  sidonia: {
    name: 'Sidonia',
    strength: 10,
    morale: -1,
    repair: 0,
    battle: { tactics: ['closeIn'], dice: 0, drm: 1, origin: character },
    traits: ['rallyBonus'],
    strengthOrigin: shipTable,
  },
  recalde: {
    name: 'Recalde',
    strength: 10,
    morale: -1,
    repair: 0,
    battle: { tactics: ['tryToBoard'], dice: 0, drm: 1, origin: character },
    traits: [],
    strengthOrigin: shipTable,
  },
  diego: {
    name: 'Diego de Valdes',
    strength: 15,
    morale: 0,
    repair: 0,
    traits: [],
    strengthOrigin: shipTable,
  },
  pedro: {
    name: 'Pedro de Valdes',
    strength: 10,
    morale: 1,
    repair: 0,
    traits: [],
    strengthOrigin: shipTable,
  },
  oquendo: {
    name: 'Oquendo',
    strength: 11,
    morale: -1,
    repair: 0,
    battle: { tactics: ['closeIn'], role: 'attacker', dice: 1, drm: 0, origin: character },
    traits: [],
    strengthOrigin: shipTable,
  },
  bertendona: {
    name: 'Bertendona',
    strength: 10,
    morale: 0,
    repair: -1,
    battle: { tactics: ['tryToBoard'], dice: 1, drm: 0, origin: character },
    traits: [],
    strengthOrigin: shipTable,
  },
  moncada: {
    name: 'Moncada',
    strength: 8,
    morale: -1,
    repair: -1,
    battle: { tactics: ['closeIn'], dice: 0, drm: 1, origin: character },
    traits: ['oars'],
    strengthOrigin: shipTable,
  },
  medina1: hulks('I'),
  medina2: hulks('II'),
  medina3: hulks('III'),
};

/** Provenance of morale and repair modifiers. */
export const displayOrigin = character;

export const has = (id: SquadronId, trait: Trait): boolean => squadronData[id].traits.includes(trait);
