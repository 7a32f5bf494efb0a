import {
  ATTRITION,
  attackers,
  attackStrength,
  type Clash,
  defenceStrength,
  defenderOf,
  defenders,
  type HexId,
  isHidden,
  kindOf,
  LAND_COLUMNS,
  LEADERS,
  leadersWith,
  oddsColumn,
  type Side,
  type Strength,
  type WarWithSpain,
  wallFactor,
} from '../../../../src/games/war-with-spain/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { FIELD_COLUMNS } from '../forecast.js';
import { placeName, useNames } from '../names.js';
import { strengthOf } from '../pieces.js';
import type { Session } from '../session.js';
import { useWords, type WarBoardWords } from '../words/index.js';
import { Figures } from './Forces.js';
import { RangeTable, ResultTable } from './ResultTable.js';
import { CounterPicture, Picker } from './YardSlip.js';

interface ArmySlipProps {
  readonly session: Session;
  readonly hex: HexId;
  readonly ids: readonly string[];
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
  readonly price: { readonly text: string; readonly case: string } | undefined;
  readonly winter?: boolean;
}

/** An army's panel, in which the player selects units to march or attack. */
export function ArmySlip({ session, hex, ids, picked, onPick, price, winter }: ArmySlipProps) {
  const { slip } = useWords();
  const kit = useKitWords();
  const { G } = session;
  const strength = picked.reduce((sum, id) => sum + (LEADERS[id] ? 0 : (strengthOf(G, id) ?? 0)), 0);
  const bonus = picked.reduce((sum, id) => sum + (LEADERS[id]?.land ? LEADERS[id].bonus : 0), 0);
  return (
    <section className="wg-slip wg-army-slip">
      <h2>{placeName(hex)}</h2>
      <Figures
        figures={[
          [slip.strength, strength, true],
          [slip.leaders, `+${Math.min(bonus, strength)}`],
        ]}
      />
      <Picker G={G} ids={ids} picked={picked} onPick={onPick} />
      {winter && strength > 0 && (
        <p className="wg-slip-warning">
          {slip.winterMarch(kit.percent(ATTRITION / 6))} <CaseChip case="14.1" />
        </p>
      )}
      {price && (
        <p className="wg-slip-warning">
          {price.text} <CaseChip case={price.case} />
        </p>
      )}
    </section>
  );
}

interface LandSlipProps {
  readonly G: WarWithSpain;
  readonly clash: Clash;
  readonly reader: Side;
}

/** Returns the non-zero components of a combat strength and their names: units, walls, siege and leaders. */
function parts({ total, face, factor, bonus }: Strength): readonly (readonly [name: string, amount: number])[] {
  const walls = face * (factor - 1);
  const halved = total - bonus - face * factor;
  const all = [
    ['units', face],
    ['walls', walls],
    ['besieged', halved],
    ['leaders', bonus],
  ] as const;
  return all.filter(([, amount]) => amount !== 0);
}

interface StackProps {
  readonly G: WarWithSpain;
  readonly side: Side;
  readonly role: string;
  readonly ids: readonly string[];
  readonly strength: Strength | undefined;
}

/** Shows a side's counters and strength in a land combat. */
function Stack({ G, side, role, ids, strength }: StackProps) {
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
      {ids.length > 0 ? (
        <p className="wg-battle-ships">
          {ids.map((id) => (
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
          {parts(strength).map(([name, amount]) => (
            <span key={name} className="wg-roll-modifier">
              {slip.weights[name]} <b>{kit.signed(amount)}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const columnOf = (attack: number, defence: number): number => LAND_COLUMNS.indexOf(oddsColumn(attack, defence));

/** Returns, for each odds column, the range of hidden enemy strengths that lead to it. */
function ranges({ slip }: WarBoardWords, own: number, attacking: boolean, walls: number) {
  const most = own * (attacking ? 3 : 5) + 1;
  const spans = new Map<number, [least: number, most: number]>();
  for (let other = 1; other <= most; other++) {
    const column = attacking ? columnOf(own, other * walls) : columnOf(other, own);
    const span = spans.get(column);
    if (span) span[1] = other;
    else spans.set(column, [other, other]);
  }
  return [...spans].map(([column, [least, greatest]]) => ({
    column: FIELD_COLUMNS[column],
    enemy: greatest === most ? slip.orMore(least) : slip.span(least, greatest),
  }));
}

/** Panel with the forecast of a land combat. If enemy units are hidden, shows ranges of their strength. */
export function LandSlip({ G, clash, reader }: LandSlipProps) {
  const words = useWords();
  const { slip } = words;
  const [ours, theirs] = [attackers(G, clash), defenders(G, clash)];
  const attack = ours.length && !ours.some(isHidden) ? attackStrength(G, clash) : undefined;
  const defence = theirs.length && !theirs.some(isHidden) ? defenceStrength(G, clash) : undefined;
  const column = attack && defence && FIELD_COLUMNS[columnOf(attack.total, defence.total)];
  const attacking = reader === clash.attacker;
  const own = attacking ? attack : defence;
  const walls = wallFactor(G, theirs, clash.hex, kindOf(G, clash) === 'storm');
  return (
    <section className="wg-slip wg-odds wg-battle-slip">
      <h2>{slip.land(placeName(clash.hex))}</h2>
      <Stack G={G} side={clash.attacker} role={slip.attacker} ids={[...(attack?.leaders ?? []), ...ours]} strength={attack} />
      <Stack
        G={G}
        side={defenderOf(clash)}
        role={slip.defender}
        ids={[...leadersWith(G, theirs, clash.hex), ...theirs]}
        strength={defence}
      />
      {column ? (
        <>
          <Figures figures={[[slip.ratio, column.name, true]]} />
          <ResultTable column={column} attacking={attacking} />
        </>
      ) : (
        own && (
          <>
            <p className="wg-slip-note">
              {slip.unseen} {attacking && walls > 1 && slip.unseenWalls(walls)}
            </p>
            <RangeTable ranges={ranges(words, own.total, attacking, walls)} attacking={attacking} />
          </>
        )
      )}
      <p className="wg-slip-note">
        {slip.oneDie} <CaseChip case="9.3" />
      </p>
    </section>
  );
}
