import {
  crossingTo,
  type FleetId,
  fleetIds,
  type HexId,
  isIdle,
  type PlanEntry,
  type Reach,
  STANDINGS,
  shipsOf,
  type UnitId,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import { say } from '../../../../src/kit/texts.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { placeName, useNames } from '../names.js';
import { GroupSlip } from '../panels/NavalSlip.js';
import { VoyageSlip } from '../panels/VoyageSlip.js';
import type { Block } from '../pieces.js';
import { fairWay, movement, rangeOf, routeBeyond, windOdds } from '../routes.js';
import { type Change, type Draft, fresh, type Ground, type Session, type StepView, toggled } from '../session.js';
import { useWords } from '../words/index.js';
import {
  armyBlock,
  catchChance,
  consequence,
  guarded,
  isLandable,
  landingConsequence,
  loading,
  navalBlocks,
  organising,
  percentOnMap,
  sailorOf,
  sorted,
  surveyed,
  type Voyage,
} from './voyage.js';

/** Panel of the fleets that stay on the high seas, with their odds in the wind roll at the end of the segment [6.26]. */
function IdleSlip({ G, fleets }: { readonly G: WarWithSpain; readonly fleets: readonly FleetId[] }) {
  const { slip } = useWords();
  const { groupName } = useNames();
  if (!fleets.length) return null;
  return (
    <section className="wg-slip wg-odds wg-idle-slip">
      <h2>{slip.idle}</h2>
      {fleets.map((id) => (
        <div key={id}>
          <h3>{groupName(id)}</h3>
          <ul className="wg-chances">
            {[...windOdds(G, shipsOf(G, id), false, 1).storm].map(([steps, chance]) => (
              <ChanceBar key={steps} chance={chance} label={slip.storm(steps)} tone="bad" />
            ))}
          </ul>
        </div>
      ))}
      <p className="wg-slip-note">
        {slip.idleAbout} <CaseChip case="6.26" />
      </p>
    </section>
  );
}

/** Returns marks for hexes with the player's ships that may still move or land units [6.54]. */
function ready(session: Session): Map<HexId, HexMark> {
  const { mark } = session.words;
  const marks = new Map<HexId, HexMark>();
  for (const [hex] of session.blocks) {
    const waiting = navalBlocks(session, hex).some(
      ({ id, units, cargo }) =>
        units.some((ship) => !session.G.naval[ship].moved) || (cargo.length > 0 && !session.refusal('debark', [id, [...cargo], []])),
    );
    if (waiting) marks.set(hex, { kind: 'pick', meaning: mark.pick });
  }
  return marks;
}

/** Adds marks along a route: any chance of interception and, in the last hex, the length of the route. */
function courseMarks({ words: { mark }, kit }: Session, marks: Map<HexId, HexMark>, { path, watchers }: Voyage): void {
  for (const [i, hex] of path.entries()) {
    const threat = watchers.get(hex)?.length ?? 0;
    const last = i === path.length - 1;
    if (threat) {
      const chance = catchChance(threat);
      marks.set(hex, { kind: last ? 'chosen' : 'stop', label: percentOnMap(kit, chance), meaning: mark.risk(kit.percent(chance)) });
    } else marks.set(hex, { kind: last ? 'chosen' : 'go', label: last ? String(path.length) : undefined, meaning: mark.course(i + 1) });
  }
}

/** Returns the buttons that plan landings and detachments on the route. */
function stopping({ words: { act } }: Session, draft: Draft, change: Change, block: Block, voyage: Voyage): ActionItem[] {
  const { ships, armies, leaders } = sorted(draft.ids);
  const items: ActionItem[] = [];
  const end = voyage.path[voyage.path.length - 1];
  const others = draft.plan.filter(({ hex }) => hex !== end);
  const own = draft.plan.find(({ hex }) => hex === end);
  const put = (entry: PlanEntry) => change({ plan: [...others, entry], ids: [] });
  const cargo = armies.length || leaders.length ? { landIds: armies, leaderIds: leaders } : { landIds: [...block.cargo], leaderIds: [] };
  if (block.cargo.length && isLandable(end) && cargo.landIds.length) {
    items.push({
      id: 'land-here',
      label: act.landAt(placeName(end)),
      pressed: own?.debark !== undefined,
      run: () => put({ ...own, hex: end, debark: cargo }),
    });
  }
  if (ships.length && ships.length < block.units.length) {
    items.push({
      id: 'detach-here',
      label: act.detachAt(placeName(end)),
      pressed: own?.detach !== undefined,
      run: () => put({ ...own, hex: end, detach: { unitIds: ships } }),
    });
  }
  if (draft.plan.length) items.push({ id: 'no-stops', label: act.forgetStops, run: () => change({ plan: [] }) });
  return items;
}

/** Returns the button that sends a move along a route, on the high seas or along the coast. */
function sailing(session: Session, draft: Draft, change: Change, block: Block, units: readonly UnitId[], voyage: Voyage): ActionItem {
  const { words } = session;
  const { act } = words;
  const { kit } = session;
  const { path } = voyage;
  const to = placeName(path[path.length - 1]);
  const order = new Map(path.map((hex, i) => [hex, i]));
  const plan = [...draft.plan].filter(({ hex }) => order.has(hex)).sort((a, b) => (order.get(a.hex) ?? 0) - (order.get(b.hex) ?? 0));
  const price = consequence(words, session.G, session.me, voyage, plan);
  const stops: [PlanEntry[]?] = plan.length ? [plan] : [];
  const sailor = sailorOf(block);
  if (voyage.coastal || sailor === undefined) {
    const coast = { id: 'coast', label: act.coast(to), main: true };
    return guarded(session, draft, change, offer(session, coast, 'coast', [block.id, [...units], [...path], ...stops]), price);
  }
  const sail = { id: 'sail', label: act.sail(to), hint: voyage.wind && kit.percent(voyage.wind.whole), main: true };
  return guarded(session, draft, change, offer(session, sail, 'sail', [sailor, [...path], ...stops]), price);
}

/** Returns why ships may not sail a route, or undefined if they may. */
function whyNot({ G, refusal, texts }: Session, block: Block, ships: readonly UnitId[], path: HexId[]): Refusal | undefined {
  const sailor = sailorOf(block);
  const most = movement(G, ships, sailor === undefined);
  if (path.length > most) {
    // `PathArg` allows at most 20 hexes, so this function itself refuses a path beyond the allowance.
    const values = { hexes: path.length, most };
    return { key: 'tooFar', case: sailor === undefined ? '6.32' : '6.14', values, reason: say(texts, 'refusal.tooFar', values) };
  }
  return sailor === undefined ? refusal('coast', [block.id, [...ships], path]) : refusal('sail', [sailor, path]);
}

function planGroup(session: Session, draft: Draft, change: Change, hex: HexId, block: Block, finish: ActionItem): StepView {
  const { words } = session;
  const { act, ask, mark } = words;
  const { groupName } = session.names;
  const { G, me } = session;
  const sailor = sailorOf(block);
  const fleet = sailor !== undefined;
  const picked = sorted(draft.ids).ships;
  const idle = block.units.filter((id) => !G.naval[id].moved);
  const moving = picked.length ? picked : !fleet && idle.length ? idle : block.units;
  const { path } = draft;
  const end = path[path.length - 1] ?? hex;
  const voyage = path.length ? surveyed(G, me, hex, path, moving) : undefined;
  const marks = new Map<HexId, HexMark>([[hex, { kind: 'chosen', meaning: mark.chosen }]]);
  if (voyage) courseMarks(session, marks, voyage);
  const stepsTo = (range: Reach) => new Map(range.hexes.map((to) => [to, range.pathTo(to)?.length ?? 0]));
  const range = rangeOf(G, me, hex, moving, fleet);
  const grounds: Ground[] = voyage
    ? []
    : [...(range.sea ? [{ kind: 'sea' as const, hexes: stepsTo(range.sea) }] : []), { kind: 'coast', hexes: stepsTo(range.coastal) }];
  const routeTo = (to: HexId): readonly HexId[] | undefined => {
    if (crossingTo(end, to) !== 'closed') return [...path, to];
    const ahead = path.length ? rangeOf(G, me, end, moving, fleet, path.length) : range;
    const way = (voyage?.coastal === false ? undefined : ahead.coastal.pathTo(to)) ?? ahead.sea?.pathTo(to);
    return way && [...path, ...way];
  };
  const items: ActionItem[] = [];
  if (voyage) {
    items.push(sailing(session, draft, change, block, moving, voyage), ...stopping(session, draft, change, block, voyage));
    if (!voyage.coastal && voyage.against) {
      const fair = fairWay(G, me, hex, end, moving);
      if (fair) items.push({ id: 'downwind', label: act.downwind(fair.length), run: () => change({ path: fair }) });
    }
    items.push({ id: 'step-back', label: act.stepBack, run: () => change({ path: path.slice(0, -1) }) });
    if (path.length > 1) items.push({ id: 'clear-route', label: act.clearRoute, run: () => change({ path: [], plan: [] }) });
  } else {
    const price = landingConsequence(words, G, me, loading(session, draft, hex, block).some(({ id }) => id === 'debark') ? [hex] : []);
    for (const item of loading(session, draft, hex, block)) {
      const stays = item.id !== 'debark' || !price || draft.accepted === price.text;
      items.push(stays || !item.run ? item : { ...item, run: () => change({ accepted: price.text }) });
    }
    items.push(...organising(session, draft, hex, block));
  }
  const mates = navalBlocks(session, hex);
  for (const other of mates) {
    if (other.id !== block.id) items.push({ id: `pick-${other.id}`, label: groupName(other.id), run: () => change(fresh(hex, other.id)) });
  }
  const price = voyage && consequence(words, G, me, voyage, draft.plan);
  const name = groupName(block.id);
  return {
    ask: voyage ? ask.sail(name, placeName(end), path.length) : draft.ids.length ? ask.group(name) : ask.course(name),
    marks,
    reach: grounds,
    selected: block.id,
    at: hex,
    path: path.length ? [hex, ...path] : undefined,
    actions: [...items, finish],
    back: () => change(path.length ? { path: path.slice(0, -1), accepted: undefined } : draft.ids.length ? { ids: [] } : fresh()),
    slip: (
      <>
        {voyage && <VoyageSlip G={G} voyage={voyage} plan={draft.plan} price={price} />}
        <GroupSlip
          session={session}
          block={block}
          army={armyBlock(session, hex)}
          picked={draft.ids}
          onPick={(id) => change({ ids: toggled(draft.ids, id) })}
        />
      </>
    ),
    press(to) {
      const main = items.find((item) => item.main && item.run);
      if (to === end && path.length) main?.run?.();
      else if (path.includes(to)) change({ path: path.slice(0, path.indexOf(to) + 1), accepted: undefined });
      else if (to === hex) {
        const at = mates.findIndex(({ id }) => id === block.id);
        const next = mates[(at + 1) % mates.length];
        change(path.length ? { path: [] } : next.id === block.id ? fresh() : fresh(hex, next.id));
      } else {
        const route = routeTo(to);
        if (route) change({ path: route, accepted: undefined });
        else if (!path.length && navalBlocks(session, to).length) change(fresh(to));
        else {
          session.notify(whyNot(session, block, moving, [...path, ...routeBeyond(G, me, end, to, moving, !fleet)]));
        }
      }
    },
  };
}

export function planNavalMove(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const marks = ready(session);
  const finish = offer(
    session,
    {
      id: 'finish',
      label: act.finish.navalMove,
      hint: marks.size ? act.left(marks.size) : undefined,
      main: !draft.hex,
      forgoes: marks.size,
    },
    'finishNavalMovement',
    [],
  );
  const { hex } = draft;
  const here = hex ? navalBlocks(session, hex) : [];
  const block = here.find(({ id }) => id === draft.group) ?? here[0];
  const next = { waiting: [...marks.keys()], pick: (to: HexId) => change(fresh(to)) };
  if (hex && block) return { ...planGroup(session, draft, change, hex, block, finish), ...next };
  const standing = STANDINGS.filter((mode) => mode !== session.G.standing[session.me])
    .map((mode) => offer(session, { id: `standing-${mode}`, label: act.standing[mode] }, 'setStanding', [mode]))
    .filter(({ run }) => run);
  const passes = session.G.passing[session.me];
  const passing = offer(session, { id: 'passing', label: act.passing[passes ? 'off' : 'on'] }, 'setPassing', [!passes]);
  return {
    ask: ask.navalMove,
    marks,
    actions: [finish, ...standing, passing],
    slip: <IdleSlip G={session.G} fleets={fleetIds(session.G, session.me).filter((id) => isIdle(session.G, id))} />,
    ...next,
    press(to) {
      const [first] = navalBlocks(session, to);
      if (!first) return;
      change(fresh(to));
      if (!marks.has(to)) session.notify(session.refusal('coast', [first.id, [...first.units], [to]]));
    },
  };
}
