import type { EquipmentId } from '../../data/equipment.js';
import type { ListId } from '../../data/fleetLists.js';
import type { ShipTypeId } from '../../data/hulls.js';
import type { Crew, Training } from '../../data/quality.js';
import type { Region } from '../../data/weather.js';

/** What a theatre of the campaign is made of [12.1-12.3]. */

export type PortSize = 'major' | 'minor';

export interface TheatrePort {
  readonly name: string;
  readonly size: PortSize;
  readonly owner: 0 | 1;
  readonly garrison: number;
  /** Victory points for the side that takes it. */
  readonly worth: number;
}

export interface Area {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  /** Areas next to it by normal and by perilous routes. */
  readonly adjacent: readonly string[];
  readonly perilous: readonly string[];
  readonly ports: { readonly [id: string]: TheatrePort };
}

interface StartShips {
  readonly count: number;
  readonly type: ShipTypeId;
  readonly crew: Crew;
  readonly equip: readonly EquipmentId[];
}

export interface StartFleet {
  readonly side: 0 | 1;
  readonly name: string;
  readonly area: string;
  readonly rank: 'admiral' | 'vice';
  /** Row on which its officer's command is rolled [2.3]. */
  readonly command: Training;
  readonly ships: readonly StartShips[];
}

export interface Theatre {
  readonly id: 'punic' | 'aegean';
  readonly title: string;
  /** It begins in March of this year. */
  readonly year: number;
  readonly region: Region;
  readonly sides: readonly [TheatreSide, TheatreSide];
  readonly areas: { readonly [id: string]: Area };
  readonly fleets: { readonly [id: string]: StartFleet };
  readonly treasury: readonly [number, number];
  /** Income beyond that of the ports. */
  readonly bonus: readonly [number, number];
}

interface TheatreSide {
  readonly name: string;
  readonly lists: readonly { readonly list: ListId; readonly variant: string | null }[];
}

const words = (text: string): string[] => (text ? text.split(' ') : []);

/** Adjacent areas are listed with blanks between. */
export const area = (name: string, at: readonly [number, number], adjacent: string, perilous: string, ports: Area['ports']): Area => ({
  name,
  at,
  adjacent: words(adjacent),
  perilous: words(perilous),
  ports,
});

export const port = (name: string, size: PortSize, owner: 0 | 1, garrison: number, worth: number): TheatrePort => ({
  name,
  size,
  owner,
  garrison,
  worth,
});

export const fleet = (
  side: 0 | 1,
  name: string,
  at: string,
  rank: StartFleet['rank'],
  command: Training,
  ships: readonly (readonly [count: number, type: ShipTypeId, crew: Crew, ...equip: EquipmentId[]])[],
): StartFleet => ({
  side,
  name,
  area: at,
  rank,
  command,
  ships: ships.map(([count, type, crew, ...equip]) => ({ count, type, crew, equip })),
});
