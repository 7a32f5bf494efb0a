import {
  ASSAULT,
  assaultModifiers,
  type Campaign,
  type FleetOrder,
  fleetIds,
  isMajor,
  MONTHS,
  opponentOf,
  PERIL,
  PERIL_MONTH,
  QUICK_RESULT,
  quickModifiers,
  routeBetween,
  type Salamis,
  SIDES,
  type Side,
  type Stance,
  THEATRES,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { Modifier } from '../../../../src/kit/events.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { ModifierLine } from '../panels/Aim.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { sideName } from './CampaignMap.js';
import { craftName, shipsByType } from './coasts.js';
import { Reports } from './Reports.js';

// Exact chances of a month's orders, shown before the player confirms them.

const faces = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, [, by]) => total + by, 0);

interface Passage {
  readonly to: string;
  readonly storm: number;
  readonly scattered: number;
  readonly safe: number;
  readonly fair: number;
}

/** Returns the chances on each perilous leg of a path [12.6]. The roll is 2d6, modified by the month and by at most 1 for the commander. */
export function passagesOf(camp: Campaign, fleet: string, path: readonly string[]): Passage[] {
  const { area, officer } = camp.fleets[fleet];
  const added = PERIL_MONTH[camp.month] + Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, officer.mod));
  const totals = faces(6).flatMap((a) => faces(6).map((b) => a + b + added));
  const share = (from: number, to: number) => totals.filter((total) => total > from && total <= to).length / totals.length;
  return path.flatMap((to, i) =>
    routeBetween(camp, path[i - 1] ?? area, to) === 'perilous'
      ? [
          {
            to,
            storm: share(Number.NEGATIVE_INFINITY, PERIL.storm),
            scattered: share(PERIL.storm, PERIL.scattered),
            safe: share(PERIL.scattered, PERIL.safe),
            fair: share(PERIL.safe, Number.POSITIVE_INFINITY),
          },
        ]
      : [],
  );
}

/** Returns the chance that an assault captures a port, and the modifiers of the roll [12.2]. */
export function assaultOdds(camp: Campaign, fleet: string, at: string, port: string): { chance: number; modifiers: readonly Modifier[] } {
  const modifiers = assaultModifiers(camp, fleet, port);
  const needed = isMajor(camp, at, port) ? ASSAULT.captures : ASSAULT.succeeds;
  const edge = sum(modifiers) - ASSAULT.defenders;
  const wins = faces(10).flatMap((a) => faces(10).filter((b) => a + edge - b >= needed)).length;
  return { chance: wins / 100, modifiers };
}

interface QuickRow {
  readonly winner: Side | undefined;
  readonly chance: number;
  /** Percentage of ships lost by the winner, or by each side in a draw. */
  readonly lost: number;
  /** Percentage of ships lost by the loser, including captured ships. */
  readonly beaten: number;
}

/** Returns the outcomes of a battle resolved by a roll [12.8]: each row of the table, with each side as winner. */
function quickOdds(
  G: Salamis,
  camp: Campaign,
  at: string,
  me: Side,
): { own: readonly Modifier[]; his: readonly Modifier[]; rows: QuickRow[] } {
  const modifiers = quickModifiers(G, camp, at);
  const [own, his] = [modifiers[me], modifiers[opponentOf(me)]];
  const edge = sum(own) - sum(his);
  const differences = faces(10).flatMap((a) => faces(10).map((b) => a - b + edge));
  const rowOf = (difference: number) => QUICK_RESULT.findIndex(({ upTo }) => Math.abs(difference) <= upTo);
  const rows = ([me, undefined, opponentOf(me)] as const).flatMap((winner) =>
    QUICK_RESULT.map((result, row): QuickRow => {
      const mine = differences.filter(
        (difference) => rowOf(difference) === row && (difference > 0 ? me : difference < 0 ? opponentOf(me) : undefined) === winner,
      );
      return {
        winner,
        chance: mine.length / differences.length,
        lost: winner === undefined ? result.loser : result.winner,
        beaten: winner === undefined ? result.loser : result.loser + result.captured,
      };
    }),
  );
  return { own, his, rows: rows.filter(({ chance }) => chance > 0) };
}

export function CampaignHead({ camp }: { readonly camp: Campaign }) {
  const text = useWords().campaign;
  return (
    <section className="wg-slip">
      <h2>{text.month(text.months[MONTHS[camp.month]], camp.year, camp.turn, camp.turns)}</h2>
      <ul>
        {SIDES.map((side) => (
          <li key={side} className={`wg-treasury wg-side-${side}`}>
            {sideName(camp, side)} <b>{text.treasury(camp.treasury[side])}</b> <small>{text.lost(camp.lost[side])}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExposedProps {
  readonly camp: Campaign;
  readonly id: string;
  readonly exposed: readonly string[];
  readonly onExposed: (exposed: string[]) => void;
}

/** Form for selecting which ships take damage first if the fleet is scattered [12.6]. */
function Exposed({ camp, id, exposed, onExposed }: ExposedProps) {
  const { names } = useGameWords();
  const text = useWords().campaign;
  return (
    <fieldset className="wg-helm-row" aria-label={text.exposed}>
      <legend>
        {text.exposed} <CaseChip case="12.6" />
      </legend>
      {camp.fleets[id].ships.map((ship) => {
        const at = exposed.indexOf(ship);
        return (
          <button
            key={ship}
            type="button"
            aria-pressed={at >= 0}
            onClick={() => onExposed(at < 0 ? [...exposed, ship] : exposed.filter((each) => each !== ship))}
          >
            {at >= 0 && <b>{at + 1} </b>}
            {craftName(camp, ship, names)}
          </button>
        );
      })}
    </fieldset>
  );
}

interface FleetCardProps {
  readonly camp: Campaign;
  readonly id: string;
  readonly order: FleetOrder | undefined;
  readonly open: boolean;
  readonly stances: readonly Stance[];
  readonly onOpen: () => void;
  readonly onOrder: (order: FleetOrder) => void;
}

/** Card showing a fleet, its ordered path and its stance. */
export function FleetCard({ camp, id, order, open, stances, onOpen, onOrder }: FleetCardProps) {
  const { names } = useGameWords();
  const text = useWords().campaign;
  const kit = useKitWords();
  const fleet = camp.fleets[id];
  const theatre = THEATRES[camp.theatre];
  const path = order?.path ?? [];
  const at = path.at(-1) ?? fleet.area;
  const end = theatre.areas[at];
  const target = order?.port ?? Object.keys(end.ports).find((port) => camp.ports[port].owner !== fleet.side);
  const stance = order?.stance ?? fleet.stance;
  const exposed = order?.exposed ?? [];
  const written: FleetOrder = { fleet: id, path: [...path], stance, ...(exposed.length && { exposed: [...exposed] }) };
  return (
    <article className={`wg-slip wg-fleet-card${open ? ' wg-open' : ''}`}>
      <button type="button" className="wg-helm-wide" aria-pressed={open} onClick={onOpen}>
        {fleet.name} <b>{text.shipCount(fleet.ships.length)}</b>
      </button>
      <p className="wg-slip-note">{shipsByType(camp, fleet.ships, names)}</p>
      <p className="wg-slip-lines">
        {path.length
          ? [fleet.area, ...path].map((area) => theatre.areas[area].name).join(' › ')
          : text.stays(theatre.areas[fleet.area].name)}{' '}
        · {text.officer(kit.signed(fleet.officer.mod))}
        {fleet.outOfSupply ? ` · ${text.hungry(fleet.outOfSupply)}` : ''}
      </p>
      {path.length > 0 &&
        passagesOf(camp, id, path).map(({ to, storm, scattered, safe, fair }) => (
          <div key={to} className="wg-passage">
            <h3>
              {text.perilous(theatre.areas[to].name)} <CaseChip case="12.6" />
            </h3>
            <ul className="wg-chances">
              {storm > 0 && <ChanceBar chance={storm} label={text.passages.storm} tone="bad" />}
              {scattered > 0 && <ChanceBar chance={scattered} label={text.passages.scattered} tone="bad" />}
              {safe > 0 && <ChanceBar chance={safe} label={text.passages.safe} />}
              {fair > 0 && <ChanceBar chance={fair} label={text.passages.fair} tone="good" />}
            </ul>
          </div>
        ))}
      {open && (
        <>
          <fieldset className="wg-helm-row" aria-label={text.stance}>
            {stances.map((each) => (
              <button key={each} type="button" aria-pressed={stance === each} onClick={() => onOrder({ ...written, stance: each })}>
                {text.stances[each]}
              </button>
            ))}
          </fieldset>
          {stance === 'assault' && Object.keys(end.ports).length > 1 && (
            <fieldset className="wg-helm-row" aria-label={text.port}>
              {Object.entries(end.ports).map(([port, { name }]) => (
                <button key={port} type="button" aria-pressed={order?.port === port} onClick={() => onOrder({ ...written, port })}>
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          {stance === 'assault' && target && (
            <div className="wg-passage">
              <h3>
                {text.assaulting(end.ports[target].name)} <CaseChip case="12.2" />
              </h3>
              <ModifierLine modifiers={assaultOdds(camp, id, at, target).modifiers} />
              <ul className="wg-chances">
                <ChanceBar chance={assaultOdds(camp, id, at, target).chance} label={text.falls} tone="good" />
              </ul>
            </div>
          )}
          {passagesOf(camp, id, path).length > 0 && (
            <Exposed camp={camp} id={id} exposed={exposed} onExposed={(next) => onOrder({ ...written, exposed: next })} />
          )}
          <button type="button" className="wg-helm-wide" onClick={() => onOrder({ fleet: id, path: [], stance })}>
            {text.hold}
          </button>
        </>
      )}
    </article>
  );
}

interface EncounterProps {
  readonly G: Salamis;
  readonly camp: Campaign;
  readonly me: Side;
}

/** Panel showing the fleets at a pending battle, and its possible outcomes if resolved by a roll. */
export function EncounterSlip({ G, camp, me }: EncounterProps) {
  const { names } = useGameWords();
  const text = useWords().campaign;
  const [encounter] = camp.encounters;
  if (!encounter) return null;
  const fleets = Object.values(camp.fleets).filter(({ area }) => area === encounter.area);
  const { own, his, rows } = quickOdds(G, camp, encounter.area, me);
  return (
    <section className="wg-slip">
      <h2>{text.meeting(THEATRES[camp.theatre].areas[encounter.area].name)}</h2>
      {encounter.forced && <p className="wg-slip-warning">{text.forced}</p>}
      {fleets.map(({ name, side, ships }) => (
        <p key={name} className={`wg-slip-lines wg-side-${side}`}>
          <b>{side === me ? text.ours(name) : name}</b>: {shipsByType(camp, ships, names) || text.shipCount(ships.length)}
        </p>
      ))}
      <h3>
        {text.quick} <CaseChip case="12.8" />
      </h3>
      <ModifierLine modifiers={own} />
      <ModifierLine modifiers={his.map(([name, by]) => [name, -by])} />
      <ul className="wg-chances">
        {rows.map(({ winner, chance, lost, beaten }) => (
          <ChanceBar
            key={`${winner}${lost}${beaten}`}
            chance={chance}
            label={winner === undefined ? text.quickEven(lost) : text.quickRow(winner === me, lost, beaten)}
            tone={winner === undefined ? 'even' : winner === me ? 'good' : 'bad'}
          />
        ))}
      </ul>
    </section>
  );
}

interface CampaignWatchedProps {
  readonly camp: Campaign;
  readonly me: Side | undefined;
}

/** Campaign panel for a viewer with no decision to make: the standings and the viewer's fleets. */
export function CampaignWatched({ camp, me }: CampaignWatchedProps) {
  return (
    <>
      <CampaignHead camp={camp} />
      {me !== undefined && <Reports camp={camp} me={me} />}
      {me !== undefined &&
        fleetIds(camp, me).map((id) => (
          <FleetCard key={id} camp={camp} id={id} order={undefined} open={false} stances={[]} onOpen={() => {}} onOrder={() => {}} />
        ))}
    </>
  );
}
