import type { HexId, LeaderId, Side } from '../ids.js';
import { reconstructed, rulebook, type Source } from './sources.js';

export interface LeaderCounter {
  readonly name: string;
  readonly side: Side;
  readonly nat: 'english' | 'dutch' | 'huguenot' | 'spanish' | 'league';
  readonly naval: boolean;
  readonly land: boolean;
  /** Whether the leader is senior. If one is, all naval leaders in the hex add their bonus [13.14]. */
  readonly senior: boolean;
  readonly bonus: number;
  readonly start: HexId;
  readonly provenance: Source;
}

const byRank = reconstructed('byRank');

type Kind = 'naval' | 'senior' | 'land' | 'both';

const leader = (name: string, nat: LeaderCounter['nat'], kind: Kind, bonus: number, start: HexId, provenance = byRank): LeaderCounter => ({
  name,
  side: nat === 'spanish' || nat === 'league' ? 'S' : 'E',
  nat,
  naval: kind !== 'land',
  land: kind === 'land' || kind === 'both',
  senior: kind === 'senior',
  bonus,
  start,
  provenance,
});

export const LEADERS: { readonly [id: LeaderId]: LeaderCounter } = {
  howard: leader('Howard', 'english', 'senior', 3, '2114', rulebook('13.14')),
  drake: leader('Drake', 'english', 'naval', 6, '1616'),
  hawkins: leader('Hawkins', 'english', 'naval', 4, '2214'),
  frobisher: leader('Frobisher', 'english', 'naval', 3, '2114'),
  seymour: leader('Seymour', 'english', 'naval', 2, '2214'),
  leicester: leader('Leicester', 'english', 'land', 1, '2614'),
  norris: leader('Norris', 'english', 'land', 3, '2714'),
  vere: leader('Vere', 'english', 'land', 2, '2613'),
  justin: leader('Justin of Nassau', 'dutch', 'naval', 2, '2614'),
  maurice: leader('Maurice of Nassau', 'dutch', 'land', 3, '2713'),
  navarre: leader('Henry of Navarre', 'huguenot', 'land', 4, '2124'),
  santacruz: leader('Santa Cruz', 'spanish', 'senior', 6, '0834', rulebook('13.14')),
  medina: leader('Medina Sidonia', 'spanish', 'senior', 2, '1338', rulebook('13.14')),
  recalde: leader('Recalde', 'spanish', 'naval', 4, '1728'),
  oquendo: leader('Oquendo', 'spanish', 'naval', 3, '1928'),
  valdes: leader('Pedro de Valdes', 'spanish', 'naval', 2, '1339'),
  leyva: leader('Leyva', 'spanish', 'both', 3, '0834', rulebook('13.12')),
  parma: leader('Parma', 'spanish', 'land', 5, '2716'),
  mondragon: leader('Mondragon', 'spanish', 'land', 2, '2715'),
  guise: leader('Guise', 'league', 'land', 3, '2418'),
};
export const LEADER_IDS: readonly LeaderId[] = Object.keys(LEADERS);
/** Movement Allowance of all leaders (reconstructed). */
export const LEADER_MA = 10;
