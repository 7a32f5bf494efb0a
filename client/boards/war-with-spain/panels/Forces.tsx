import {
  ARMY_COUNTERS,
  armyPrice,
  CITIES,
  cityAt,
  FLEET_NOS,
  fleetId,
  frenchCities,
  type HexId,
  RAISED,
  SHIPS,
  SIDES,
  SIEGE,
  type Side,
  shipPrice,
  TF,
  TRACK_IDS,
  TRACKS,
  type TrackId,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { hexOfTrack, placeName, useNames } from '../names.js';
import { type Block, totalOf } from '../pieces.js';
import { useWords, type WarBoardWords } from '../words/index.js';
import { Ledger, Victory } from './Ledger.js';
import { CounterPicture, Picker, YardBoxes, YardGauge } from './YardSlip.js';

export function Figures({ figures }: { readonly figures: readonly (readonly [name: string, value: string | number, strong?: boolean])[] }) {
  return (
    <dl className="wg-figures">
      {figures.map(([name, value, strong]) => (
        <div key={name} className={strong ? 'wg-strong' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function franceWords({ slip, sides }: WarBoardWords, G: WarWithSpain): string {
  const { active, violator } = G.france;
  if (active) return slip.france.active(frenchCities(G, 'E').length, frenchCities(G, 'S').length);
  return violator ? slip.france.violated(sides[violator]) : slip.france.neutral;
}

function treasureWords({ slip, calendar }: WarBoardWords, { treasure }: WarWithSpain): string {
  const words = slip.treasure;
  if (treasure.state === 'atSea' || treasure.state === 'safe' || treasure.state === 'destroyed') return words[treasure.state];
  if (treasure.month) return words.due(calendar.month[treasure.month]);
  return words.secret;
}

function Politics({ G }: { readonly G: WarWithSpain }) {
  const words = useWords();
  const { slip } = words;
  const lines = [
    { title: slip.france.title, words: franceWords(words, G), case: '15.1' },
    { title: slip.ireland.title, words: G.landed.ireland ? slip.ireland.risen : slip.ireland.quiet, case: '15.2' },
    { title: slip.britain.title, words: G.landed.britain ? slip.britain.risen : slip.britain.quiet, case: '15.3' },
    { title: slip.pope.title, words: G.landed.papalPaid ? slip.pope.paid : slip.pope.waits, case: '11.27' },
    { title: slip.treasure.title, words: treasureWords(words, G), case: '11.2' },
  ];
  return (
    <section className="wg-politics">
      <h3>{slip.politics}</h3>
      <dl>
        {lines.map(({ title, words: line, case: ruleCase }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {line} <CaseChip case={ruleCase} />
            </dd>
          </div>
        ))}
      </dl>
      {G.treasure.penalty > 0 && <p className="wg-slip-warning">{slip.treasure.penalty(G.treasure.penalty)}</p>}
    </section>
  );
}

interface ForcesProps {
  readonly G: WarWithSpain;
  readonly me: Side | undefined;
  readonly blocks: ReadonlyMap<HexId, readonly Block[]>;
  readonly onPoint: (hexes: readonly HexId[]) => void;
}

/** Lists a side's fleets. Shows only number, hex and munitions of enemy fleets. */
function FleetBoxes({ G, side, blocks, onPoint }: Omit<ForcesProps, 'me'> & { readonly side: Side }) {
  const { slip } = useWords();
  const { groupName } = useNames();
  const all = [...blocks.values()].flat();
  return (
    <ul className="wg-fleet-boxes">
      {FLEET_NOS.map((no) => {
        const id = fleetId(side, no);
        const block = all.find((each) => each.id === id);
        const fleet = G.fleets[id];
        const total = block && totalOf(G, block);
        return (
          <li
            key={id}
            className={fleet ? `wg-side-${side}` : 'wg-vacant'}
            onMouseEnter={() => fleet && onPoint([fleet.hex])}
            onMouseLeave={() => onPoint([])}
          >
            <b>{groupName(id)}</b>{' '}
            {fleet && block ? (
              <>
                <small>
                  {slip.at(placeName(fleet.hex))}, {slip.munitions(fleet.munitions)}
                  {total !== undefined && `, ${slip.strengthOf(total)}`}
                </small>
                {block.units.length ? (
                  <Picker G={G} ids={[...block.leaders, ...block.units, ...block.cargo]} picked={[]} />
                ) : (
                  <small> {slip.unknown}</small>
                )}
              </>
            ) : (
              <small>{slip.empty}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the side that controls a track's city, or for a track without a city the side that builds there. */
function sideOfTrack(G: WarWithSpain, track: TrackId): Side {
  const city = cityAt(hexOfTrack(track));
  if (TRACKS[track].seat.kind === 'city' && city) return G.control[city] ?? CITIES[city].owner ?? 'E';
  return TRACKS[track].raises.includes('dutch') ? 'E' : 'S';
}

function Yards({ G, side, onPoint }: { readonly G: WarWithSpain; readonly side: Side; readonly onPoint: ForcesProps['onPoint'] }) {
  const busy = (id: TrackId) => [...Object.values(G.naval), ...Object.values(G.land)].some(({ at }) => at.startsWith(`${id}:`));
  const tracks = TRACK_IDS.filter((id) => sideOfTrack(G, id) === side).sort((a, b) => Number(busy(b)) - Number(busy(a)));
  return (
    <ul className="wg-yards">
      {tracks.map((id) => (
        <li key={id} onMouseEnter={() => onPoint([hexOfTrack(id)])} onMouseLeave={() => onPoint([])}>
          <b>{TRACKS[id].name}</b>
          {busy(id) && <YardBoxes G={G} track={id} />}
          <YardGauge G={G} track={id} />
        </li>
      ))}
    </ul>
  );
}

interface Priced {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly price?: number;
}

/** Returns a line for each kind of unit, with the number of units. */
function gathered(items: readonly Omit<Priced, 'count'>[]): Priced[] {
  const lines = new Map<string, Priced>();
  for (const item of items) {
    const key = `${item.name}${item.price}`;
    lines.set(key, { ...item, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

function Pool({ G, side }: { readonly G: WarWithSpain; readonly side: Side }) {
  const { slip } = useWords();
  const { nationName, shipShort } = useNames();
  const ships = SHIPS.filter((ship) => ship.side === side && ship.id !== TF && !G.naval[ship.id]).map(({ id }) => ({
    id,
    name: shipShort(id),
    price: shipPrice(id),
  }));
  const armies = ARMY_COUNTERS.filter((army) => army.side === side && !G.land[army.id]);
  const raised = armies
    .filter(({ nat }) => RAISED.includes(nat))
    .map(({ id, nat, cs }) => ({ id, name: `${nationName(nat)} ${cs}`, price: armyPrice(id) }));
  const events = armies.filter(({ nat }) => !RAISED.includes(nat)).map(({ id, nat, cs }) => ({ id, name: `${nationName(nat)} ${cs}` }));
  const list = (title: string, items: readonly Omit<Priced, 'count'>[]) =>
    items.length > 0 && (
      <>
        <h4>{title}</h4>
        <ul className="wg-pool">
          {gathered(items).map(({ id, name, count, price }) => (
            <li key={id}>
              <CounterPicture G={G} id={id} size={34} />
              <span>
                {name}
                {count > 1 && <b> ×{count}</b>}
              </span>
              {price !== undefined && <small>{slip.price(price)}</small>}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      {list(slip.poolShips, ships)}
      {list(slip.poolArmies, raised)}
      {list(slip.poolEvents, events)}
    </>
  );
}

function SiegeList({ G, onPoint }: Pick<ForcesProps, 'G' | 'onPoint'>) {
  const words = useWords();
  const { slip } = words;
  const sieges = Object.entries(G.sieges);
  if (!sieges.length) return null;
  return (
    <section>
      <h3>{slip.sieges}</h3>
      <ul className="wg-slip-lines">
        {sieges.map(([hex, { land, naval, clock }]) => {
          const city = cityAt(hex);
          const bears = city && CITIES[city].fortress && G.control[city] === land ? SIEGE.fortress : SIEGE.plain;
          return (
            <li key={hex} onMouseEnter={() => onPoint([hex])} onMouseLeave={() => onPoint([])}>
              {land
                ? slip.siegeLine(placeName(hex), words.sides[land], clock, bears)
                : naval && slip.siegeSea(placeName(hex), words.sides[naval])}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Forces({ G, me, blocks, onPoint }: ForcesProps) {
  const words = useWords();
  const { slip } = words;
  const sides = me === 'S' ? (['S', 'E'] as const) : SIDES;
  return (
    <div className="wg-forces">
      <Ledger G={G} me={me} />
      <Victory G={G} />
      <Politics G={G} />
      <SiegeList G={G} onPoint={onPoint} />
      {sides.map((side) => (
        <section key={side}>
          <h3>{slip.fleets[side]}</h3>
          <FleetBoxes G={G} side={side} blocks={blocks} onPoint={onPoint} />
          <h3>
            {slip.yards}: {words.sides[side]}
          </h3>
          <Yards G={G} side={side} onPoint={onPoint} />
          <h3>
            {slip.pool}: {words.sides[side]}
          </h3>
          <Pool G={G} side={side} />
        </section>
      ))}
    </div>
  );
}
