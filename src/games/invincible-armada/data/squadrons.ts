import { type Provenance, published, reconstructed, rulebook } from '../../../kit/charts.js';
import type { SquadronId, Tactic } from '../ids.js';

/** Adds to a squadron's Battle Dice when the tactic and its part in the battle fit. */
export interface BattleBonus {
  readonly tactics: readonly Tactic[];
  readonly role?: 'attacker' | 'defender';
  /** More dice. */
  readonly dice: number;
  /** Added to each die. */
  readonly drm: number;
  readonly provenance: Provenance;
}

/**
 * What sets a squadron apart: `oars` ignore the wind [6.1.4]; `hulks` never attack and keep Low Ammo for good [7.1, 8.4.2];
 * `rallyBonus` helps one Rally a turn [8.3.1]; `secondRepair` rolls again [8.2.1]; `held` waits for the Armada at Calais [12.3].
 */
export type Trait = 'oars' | 'hulks' | 'rallyBonus' | 'secondRepair' | 'held';

export interface SquadronData {
  readonly name: string;
  readonly fleet: string;
  readonly strength: number;
  /** Added to its Morale Rolls, and to its Repair rolls. */
  readonly morale: number;
  readonly repair: number;
  readonly battle?: BattleBonus;
  readonly traits: readonly Trait[];
  readonly strengthProvenance: Provenance;
}

const tonnage = reconstructed(
  'English ships of 200 tons and up in the public tonnage list, the five largest doubled, eight smaller ones: 63 points in all, shared out by squadron',
);
const shipTable = published(
  'table of the Spanish fleet in “Historical Parallels”, vol. 2: large ships of each squadron, on the scale of 1.1',
);
const character = reconstructed('character of the commander and his ships');
const hulksBattle: BattleBonus = { tactics: ['standOff', 'closeIn', 'tryToBoard'], dice: 0, drm: -2, provenance: rulebook('7.1') };
const hulks = (number: string): SquadronData => ({
  name: `Medina ${number}`,
  fleet: 'Urcas and hulks',
  strength: 8,
  morale: 0,
  repair: 0,
  battle: hulksBattle,
  traits: ['hulks'],
  strengthProvenance: shipTable,
});

export const squadronData: { readonly [id in SquadronId]: SquadronData } = {
  howard: {
    name: 'Howard',
    fleet: 'Lord Admiral',
    strength: 15,
    morale: -1,
    repair: 0,
    battle: { tactics: ['standOff', 'closeIn'], dice: 1, drm: 0, provenance: rulebook('7.5') },
    traits: [],
    strengthProvenance: tonnage,
  },
  drake: {
    name: 'Drake',
    fleet: 'Western ships',
    strength: 14,
    morale: 0,
    repair: 0,
    battle: { tactics: ['closeIn', 'tryToBoard'], dice: 0, drm: 1, provenance: character },
    traits: [],
    strengthProvenance: tonnage,
  },
  hawkins: {
    name: 'Hawkins',
    fleet: 'Reformed royal ships',
    strength: 12,
    morale: 0,
    repair: 1,
    battle: { tactics: ['standOff'], dice: 0, drm: 1, provenance: character },
    traits: [],
    strengthProvenance: tonnage,
  },
  frobisher: {
    name: 'Frobisher',
    fleet: 'Great ships',
    strength: 12,
    morale: -1,
    repair: 0,
    battle: { tactics: ['closeIn'], role: 'defender', dice: 1, drm: 0, provenance: character },
    traits: [],
    strengthProvenance: tonnage,
  },
  seymour: {
    name: 'Seymour',
    fleet: 'Narrow Seas',
    strength: 10,
    morale: 0,
    repair: 0,
    traits: ['secondRepair', 'held'],
    strengthProvenance: tonnage,
  },
  sidonia: {
    name: 'Sidonia',
    fleet: 'Portugal',
    strength: 10,
    morale: -1,
    repair: 0,
    battle: { tactics: ['closeIn'], dice: 0, drm: 1, provenance: character },
    traits: ['rallyBonus'],
    strengthProvenance: shipTable,
  },
  recalde: {
    name: 'Recalde',
    fleet: 'Biscay',
    strength: 10,
    morale: -1,
    repair: 0,
    battle: { tactics: ['tryToBoard'], dice: 0, drm: 1, provenance: character },
    traits: [],
    strengthProvenance: shipTable,
  },
  diego: {
    name: 'Diego de Valdes',
    fleet: 'Castile',
    strength: 15,
    morale: 0,
    repair: 0,
    traits: [],
    strengthProvenance: shipTable,
  },
  pedro: {
    name: 'Pedro de Valdes',
    fleet: 'Andalusia',
    strength: 10,
    morale: 1,
    repair: 0,
    traits: [],
    strengthProvenance: shipTable,
  },
  oquendo: {
    name: 'Oquendo',
    fleet: 'Guipuzcoa',
    strength: 11,
    morale: -1,
    repair: 0,
    battle: { tactics: ['closeIn'], role: 'attacker', dice: 1, drm: 0, provenance: character },
    traits: [],
    strengthProvenance: shipTable,
  },
  bertendona: {
    name: 'Bertendona',
    fleet: 'Levant',
    strength: 10,
    morale: 0,
    repair: -1,
    battle: { tactics: ['tryToBoard'], dice: 1, drm: 0, provenance: character },
    traits: [],
    strengthProvenance: shipTable,
  },
  moncada: {
    name: 'Moncada',
    fleet: 'Galleasses of Naples',
    strength: 8,
    morale: -1,
    repair: -1,
    battle: { tactics: ['closeIn'], dice: 0, drm: 1, provenance: character },
    traits: ['oars'],
    strengthProvenance: shipTable,
  },
  medina1: hulks('I'),
  medina2: hulks('II'),
  medina3: hulks('III'),
};

/** Of the morale and repair modifiers on the squadron displays. */
export const displayProvenance = character;

export const has = (id: SquadronId, trait: Trait): boolean => squadronData[id].traits.includes(trait);
