import { LEADERS } from '../../../../src/games/war-with-spain/data/leaders.js';
import { enemyOf, type HexId, type LeaderId, type Side, type UnitId } from '../../../../src/games/war-with-spain/ids.js';
import { controllerAt } from '../../../../src/games/war-with-spain/rules/control.js';
import { isFortress } from '../../../../src/games/war-with-spain/rules/map.js';
import { armyStrength, isHidden, sideOfUnit } from '../../../../src/games/war-with-spain/rules/units.js';
import type { WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import type { Modifier } from '../../../../src/kit/chronicle.js';
import { CaseChip } from '../../../kit/CaseChip.js';
import { kitText } from '../../../kit/texts.js';
import { placeName, unitName } from '../names.js';
import { FIELD_COLUMNS } from '../odds.js';
import { boardText } from '../texts.js';
import { Figures } from './Chances.js';
import { CounterPicture } from './Picker.js';
import { RangeTable, ResultTable } from './ResultTable.js';

const { slip } = boardText;

interface LandSlipProps {
  readonly G: WarWithSpain;
  readonly attacker: Side;
  readonly from: HexId;
  readonly hex: HexId;
  readonly landIds: readonly UnitId[];
  readonly leaderIds: readonly LeaderId[];
  readonly withBesieged: boolean;
  /** Who reads it. */
  readonly reader: Side;
}

interface Strength {
  readonly total: number;
  readonly modifiers: readonly Modifier[];
}

const faces = (G: WarWithSpain, ids: readonly UnitId[]) => ids.reduce((sum, id) => sum + armyStrength(G, id), 0);

/** Leaders add no more than the troops they lead [13.0]. */
const led = (leaders: readonly LeaderId[], face: number) =>
  Math.min(
    face,
    leaders.reduce((sum, id) => sum + (LEADERS[id].land ? LEADERS[id].bonus : 0), 0),
  );

/** Attackers: the besieged among them count half [10.16]. */
function attack(G: WarWithSpain, ids: readonly UnitId[], leaders: readonly LeaderId[]): Strength {
  const inside = faces(
    G,
    ids.filter((id) => G.land[id].besieged),
  );
  const face = faces(G, ids);
  const bonus = led(leaders, face);
  const lost = Math.ceil(inside / 2);
  return {
    total: face - lost + bonus,
    modifiers: weigh([
      ['units', face],
      ['besieged', -lost],
      ['leaders', bonus],
    ]),
  };
}

/** Defenders: twice in a fortress of theirs or under siege, three times where they are both [9.15, 10.15]. */
function defence(G: WarWithSpain, side: Side, hex: HexId, ids: readonly UnitId[], leaders: readonly LeaderId[]): Strength {
  const face = faces(G, ids);
  const walls = isFortress(hex) && controllerAt(G, hex) === side;
  const inside = ids.some((id) => G.land[id].besieged);
  const factor = inside && walls ? 3 : inside || walls ? 2 : 1;
  const bonus = led(leaders, face);
  return {
    total: face * factor + bonus,
    modifiers: weigh([
      ['units', face],
      [walls ? 'fortress' : 'besieged', face * (factor - 1)],
      ['leaders', bonus],
    ]),
  };
}

const weigh = (modifiers: readonly Modifier[]): Modifier[] => modifiers.filter(([, amount]) => amount !== 0);

/** The column of the Land Combat Results Table for two strengths [9.0]. */
function columnFor(attacker: number, defender: number): number {
  if (defender <= 0) return 5;
  if (attacker >= defender) return Math.min(5, 1 + Math.floor(attacker / defender));
  return Math.ceil(defender / Math.max(1, attacker)) === 2 ? 1 : 0;
}

/** Everybody of a side who fights in the hex that is attacked. */
function defenders({ G, attacker, from, hex }: LandSlipProps): { readonly ids: readonly UnitId[]; readonly leaders: readonly LeaderId[] } {
  const side = enemyOf(attacker);
  const there = (at: string) => at === hex;
  const ids = Object.keys(G.land).filter((id) => there(G.land[id].at) && sideOfUnit(id) === side && (from !== hex || G.land[id].besieged));
  return { ids, leaders: Object.keys(G.leaders).filter((id) => there(G.leaders[id].at) && LEADERS[id].side === side) };
}

/** Strengths a hidden enemy might have, column by column, as far as the table tells them apart. */
function ranges(ours: number) {
  const spans = new Map<number, [least: number, most: number]>();
  for (let theirs = 1; theirs <= ours * 3 + 1; theirs++) {
    const column = columnFor(ours, theirs);
    const span = spans.get(column);
    if (span) span[1] = theirs;
    else spans.set(column, [theirs, theirs]);
  }
  return [...spans].map(([column, [least, most]]) => ({
    column: FIELD_COLUMNS[column],
    enemy: column === 0 ? slip.orMore(least) : slip.span(least, most),
  }));
}

interface StackProps {
  readonly G: WarWithSpain;
  readonly side: Side;
  readonly role: string;
  readonly ids: readonly string[];
  readonly strength: Strength | undefined;
}

function Stack({ G, side, role, ids, strength }: StackProps) {
  return (
    <div className={`battle-side side-${side}`}>
      <h3>
        {boardText.sides[side]} <small>{role}</small>
        {strength && <span className="slip-figure">{strength.total}</span>}
      </h3>
      <p className="battle-ships">
        {ids.map((id) => (
          <span key={id} title={unitName(id)}>
            <CounterPicture G={G} id={id} size={30} />
            <span className="unseen">{unitName(id)}</span>
          </span>
        ))}
      </p>
      {strength && (
        <p className="slip-modifiers">
          {strength.modifiers.map(([name, amount]) => (
            <span key={name} className="roll-modifier">
              {slip.weights[name as keyof typeof slip.weights]} <b>{kitText.signed(amount)}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** An assault weighed: both stacks as far as they are known, the odds, and what each face of the die brings. */
export function LandSlip(props: LandSlipProps) {
  const { G, attacker, hex, landIds, leaderIds, withBesieged, reader } = props;
  const defender = enemyOf(attacker);
  const sortie = withBesieged
    ? Object.keys(G.land).filter((id) => G.land[id].at === hex && G.land[id].besieged && sideOfUnit(id) === attacker)
    : [];
  const [attackers, there] = [[...landIds, ...sortie], defenders(props)];
  const secret = there.ids.some(isHidden);
  const mine = attackers.some(isHidden) ? undefined : attack(G, attackers, leaderIds);
  const theirs = secret || !there.ids.length ? undefined : defence(G, defender, hex, there.ids, there.leaders);
  const column = mine && theirs ? FIELD_COLUMNS[columnFor(mine.total, theirs.total)] : undefined;
  return (
    <section className="slip odds battle-slip">
      <h2>{slip.land(placeName(hex))}</h2>
      <Stack G={G} side={attacker} role={slip.attacker} ids={[...leaderIds, ...attackers]} strength={mine} />
      <Stack G={G} side={defender} role={slip.defender} ids={[...there.leaders, ...there.ids]} strength={theirs} />
      {column ? (
        <>
          <Figures figures={[[slip.ratio, column.name, true]]} />
          <ResultTable column={column} attacking={reader === attacker} />
        </>
      ) : (
        mine &&
        reader === attacker && (
          <>
            <p className="slip-note">{slip.unseen}</p>
            <RangeTable ranges={ranges(mine.total)} />
          </>
        )
      )}
      <p className="slip-note">
        {slip.oneDie} <CaseChip case="9.3" />
      </p>
    </section>
  );
}
