import {
  capacity,
  type FleetId,
  fighters,
  fleetIds,
  fleetOf,
  type HexId,
  isHidden,
  LEADERS,
  NAVAL_COLUMNS,
  opponentOf,
  type Side,
  type StackStrength,
  shipFace,
  shipsAt,
  shipsOf,
  stackStrength,
  strengthOf,
  type WarWithSpain,
  weatherGage,
} from '../../../../src/games/war-with-spain/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { SEA_COLUMNS, seaColumn } from '../forecast.js';
import { placeName, useNames } from '../names.js';
import { type Block, totalOf } from '../pieces.js';
import type { Session } from '../session.js';
import { useWords, type WarBoardWords } from '../words/index.js';
import { Figures } from './Forces.js';
import { RangeTable, ResultTable } from './ResultTable.js';
import { CounterPicture, Picker } from './YardSlip.js';

interface GroupSlipProps {
  readonly session: Session;
  readonly block: Block;
  readonly army?: Block;
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
}

/** Panel of a fleet or loose ships, in which the player selects ships, their cargo, and units of the army ashore. */
export function GroupSlip({ session, block, army, picked, onPick }: GroupSlipProps) {
  const { slip } = useWords();
  const { unitName, groupName } = useNames();
  const { G } = session;
  const { units, leaders, cargo, hex, munitions } = block;
  const room = capacity(G, units);
  const slowest = Math.min(...units.map((id) => shipFace(G, id).ma));
  const onShip = (id: string) => {
    const ship = G.leaders[id]?.ship;
    return ship ? unitName(ship) : undefined;
  };
  const ashore = [...(army?.units ?? []), ...(army?.leaders ?? [])];
  return (
    <section className="wg-slip wg-group-slip">
      <h2>
        {groupName(block.id)} {block.kind !== 'loose' && <small>{placeName(hex)}</small>}
      </h2>
      <Figures
        figures={[
          [slip.strength, totalOf(G, block) ?? 0, true],
          [slip.movement, slowest],
          [slip.transport, `${strengthOf(G, cargo)}/${room}`],
          ...(munitions === undefined ? [] : [[slip.powder, munitions] as const]),
        ]}
      />
      <Picker G={G} ids={units} picked={picked} onPick={onPick} />
      <Picker G={G} title={slip.leaders} ids={leaders} picked={picked} onPick={onPick} note={onShip} />
      <Picker G={G} title={slip.aboard} ids={cargo} picked={picked} onPick={onPick} />
      <Picker
        G={G}
        title={slip.alsoHere}
        ids={ashore}
        picked={picked}
        onPick={onPick}
        note={(id) => (LEADERS[id] ? onShip(id) : undefined)}
      />
    </section>
  );
}

interface NavalSlipProps {
  readonly G: WarWithSpain;
  readonly attacker: Side;
  readonly fleets: readonly FleetId[];
  readonly from: HexId;
  readonly hex: HexId;
  readonly reader: Side;
}

/** Returns a side's ships in a combat, or undefined if some are hidden. */
function shipsFor({ G, attacker, fleets, hex }: NavalSlipProps, side: Side): readonly string[] | undefined {
  if (G.battle?.shown) return fighters(G, side);
  const ships = side === attacker ? fleets.flatMap((id) => shipsOf(G, id)) : shipsAt(G, side, hex);
  const secret = fleetIds(G, side).some((id) => fleetOf(G, id).hex === hex && !shipsOf(G, id).length);
  return secret || !ships.length || ships.some(isHidden) ? undefined : ships;
}

interface StackProps {
  readonly G: WarWithSpain;
  readonly side: Side;
  readonly role: string;
  readonly ships: readonly string[] | undefined;
  readonly strength: StackStrength | undefined;
}

/** Shows a side's ships and strength in a naval combat. */
function Stack({ G, side, role, ships, strength }: StackProps) {
  const words = useWords();
  const { slip } = words;
  const { unitName } = useNames();
  const kit = useKitWords();
  return (
    <div className={`wg-battle-side wg-side-${side}`}>
      <h3>
        {words.sides[side]} <small>{role}</small>
        {strength && <span className="wg-slip-figure">{strength.total}</span>}
      </h3>
      {ships ? (
        <p className="wg-battle-ships">
          {ships.map((id) => (
            <span key={id} title={unitName(id)}>
              <CounterPicture G={G} id={id} size={30} />
              <span className="wg-unseen">{unitName(id)}</span>
            </span>
          ))}
        </p>
      ) : (
        <p className="wg-slip-note">{slip.unknown}</p>
      )}
      {strength && (
        <p className="wg-slip-modifiers">
          {strength.modifiers.map(([name, amount]) => (
            <span key={name} className="wg-roll-modifier">
              {slip.weights[name] ?? name} <b>{kit.signed(amount)}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Returns, for each differential column, the range of hidden enemy strengths that lead to it. */
function ranges({ slip }: WarBoardWords, own: number, attacking: boolean) {
  return SEA_COLUMNS.map((column, i) => {
    const [lowest, highest] = [i ? NAVAL_COLUMNS[i - 1] : undefined, i < NAVAL_COLUMNS.length ? NAVAL_COLUMNS[i] - 1 : undefined];
    const [least, most] = attacking
      ? [highest === undefined ? 0 : own - highest, lowest === undefined ? undefined : own - lowest]
      : [lowest === undefined ? 0 : own + lowest, highest === undefined ? undefined : own + highest];
    return { column, least: Math.max(0, least), most };
  })
    .filter(({ most }) => most === undefined || most >= 0)
    .map(({ column, least, most }) => ({ column, enemy: most === undefined ? slip.orMore(least) : slip.span(least, most) }));
}

/** Panel with the forecast of a naval combat. If enemy ships are hidden, shows ranges of their strength. */
export function NavalSlip(props: NavalSlipProps) {
  const words = useWords();
  const { slip } = words;
  const kit = useKitWords();
  const { G, attacker, from, hex, reader } = props;
  const defender = opponentOf(attacker);
  const gage = weatherGage(from, hex, attacker);
  const weigh = (side: Side, ships: readonly string[] | undefined) =>
    ships && stackStrength(G, side, ships, { defends: side === defender, hex, gage });
  const [attacking, defending] = [shipsFor(props, attacker), shipsFor(props, defender)];
  const [ours, theirs] = [weigh(attacker, attacking), weigh(defender, defending)];
  const own = reader === attacker ? ours : theirs;
  const differential = ours && theirs ? ours.total - theirs.total : undefined;
  const column = differential === undefined ? undefined : seaColumn(differential);
  return (
    <section className="wg-slip wg-odds wg-battle-slip">
      <h2>{slip.naval(placeName(hex))}</h2>
      <Stack G={G} side={attacker} role={slip.attacker} ships={attacking} strength={ours} />
      <Stack G={G} side={defender} role={slip.defender} ships={defending} strength={theirs} />
      {gage && <p className="wg-slip-note">{slip.gageOf(words.sides[gage])}</p>}
      {column && differential !== undefined ? (
        <>
          <Figures figures={[[slip.differential, kit.signed(differential), true]]} />
          <ResultTable column={column} attacking={reader === attacker} />
        </>
      ) : (
        own && (
          <>
            <p className="wg-slip-note">{slip.unseen}</p>
            <RangeTable ranges={ranges(words, own.total, reader === attacker)} attacking={reader === attacker} />
          </>
        )
      )}
      <p className="wg-slip-note">
        {slip.oneDie} <CaseChip case="7.2" />
      </p>
    </section>
  );
}
