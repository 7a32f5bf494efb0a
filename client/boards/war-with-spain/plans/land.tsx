import {
  ARMY,
  around,
  bandsOf,
  type HexId,
  isMarchable,
  LEADER_MA,
  reachOf,
  turnInfo,
  type UnitId,
  waysAshore,
} from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { placeName } from '../names.js';
import { ArmySlip, LandSlip } from '../panels/LandSlip.js';
import type { Block } from '../pieces.js';
import { type Change, type Draft, fresh, type Session, type StepView, toggled } from '../session.js';
import { guarded, landingConsequence, sorted } from './voyage.js';

// When ships are laid up and the others lack space for all units, the player chooses the units that go ashore [5.61, 6.52].

interface AshoreForm {
  /** Toggles for the options; empty if there are none. */
  readonly items: readonly ActionItem[];
  /** Units that go ashore, as the order's last argument. If empty, the weakest units go ashore. */
  readonly named: readonly [ashore?: UnitId[]];
}

const MODE = 'ashore-';

export function ashoreForm({ G, words: { act }, names }: Session, draft: Draft, change: Change, leaving: readonly UnitId[]): AshoreForm {
  const groups = waysAshore(G, leaving);
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const ways = Array.from({ length: most }, (_, way) => groups.flatMap((sets) => sets[way % sets.length]));
  const chosen = ways.find((_, way) => draft.mode === `${MODE}${way}`);
  const items = ways.map((ids, way): ActionItem => {
    const id = `${MODE}${way}`;
    const pressed = draft.mode === id;
    return { id, label: act.ashore(names.listed(ids)), pressed, run: () => change({ mode: pressed ? undefined : id }) };
  });
  return { items, named: chosen ? [chosen] : [] };
}

/** Returns the viewer's armies in a hex. Besieged armies are included, because they may attack. */
const armies = ({ blocks, me }: Session, hex: HexId): Block[] =>
  (blocks.get(hex) ?? []).filter(({ side, kind, neutral }) => side === me && !neutral && (kind === 'land' || kind === 'leaders'));

const everybody = (here: readonly Block[]): string[] => here.flatMap(({ units, leaders }) => [...units, ...leaders]);

export function planMarch(session: Session, draft: Draft, change: Change): StepView {
  const { words } = session;
  const { act, ask, mark } = words;
  const { listed } = session.names;
  const { G, me } = session;
  const waiting = bandsOf(G, me);
  const finish = offer(
    session,
    {
      id: 'finish',
      label: act.finish.march,
      hint: waiting.length ? act.left(waiting.length) : undefined,
      main: !draft.path.length,
      forgoes: waiting.length,
    },
    'finishLandMovement',
    [],
  );
  const idle = (id: string) => !(G.land[id] ?? G.leaders[id]).moved;
  const { hex } = draft;
  const here = hex ? armies(session, hex).filter(({ besieged }) => !besieged) : [];
  const able = everybody(here).filter(idle);
  const next = { waiting: waiting.map(({ hex: at }) => at), pick: (to: HexId) => change(fresh(to)) };
  if (!hex || !able.length) {
    const marks = new Map<HexId, HexMark>(waiting.map(({ hex: at }) => [at, { kind: 'pick', meaning: mark.pick }]));
    return {
      ask: ask.march,
      marks,
      actions: [finish],
      ...next,
      press(to) {
        const { armies: land, leaders } = sorted(everybody(armies(session, to)));
        if (marks.has(to)) change(fresh(to));
        else if (land.length + leaders.length) session.notify(session.refusal('march', [land, leaders, [to]]));
      },
    };
  }
  const picked = draft.ids.length ? draft.ids : able;
  const { armies: land, leaders } = sorted(picked);
  const most = Math.min(...land.map((id) => ARMY[id].ma), ...(leaders.length ? [LEADER_MA] : []));
  const { path } = draft;
  const end = path[path.length - 1] ?? hex;
  const ways = reachOf(G, me, hex, land, leaders);
  const reach = new Map([...ways].map(([to, way]) => [to, way.length]));
  const marks = new Map<HexId, HexMark>([[hex, { kind: 'chosen', meaning: mark.chosen }]]);
  for (const [i, step] of path.entries())
    marks.set(step, { kind: i === path.length - 1 ? 'chosen' : 'go', label: String(i + 1), meaning: mark.course(i + 1) });
  const price = landingConsequence(words, G, me, path);
  const items: ActionItem[] = [];
  if (path.length) {
    items.push(
      guarded(
        session,
        draft,
        change,
        offer(session, { id: 'march', label: act.march(placeName(end)), hint: `${path.length}/${most}`, main: true }, 'march', [
          land,
          leaders,
          [...path],
        ]),
        price,
      ),
      { id: 'step-back', label: act.stepBack, run: () => change({ path: path.slice(0, -1) }) },
    );
    if (path.length > 1) items.push({ id: 'clear-route', label: act.clearRoute, run: () => change({ path: [] }) });
  }
  return {
    ask: path.length ? ask.marchTo(listed([...leaders, ...land], 2), placeName(end)) : ask.marchPicked(listed([...leaders, ...land], 2)),
    marks,
    reach: path.length ? undefined : [{ kind: 'march', hexes: reach }],
    selected: here[0].id,
    at: hex,
    ...next,
    path: path.length ? [hex, ...path] : undefined,
    actions: [...items, finish],
    back: () => change(path.length ? { path: path.slice(0, -1), accepted: undefined } : draft.ids.length ? { ids: [] } : fresh()),
    slip: (
      <ArmySlip
        session={session}
        hex={hex}
        ids={able}
        picked={picked}
        onPick={(id) => change({ ids: toggled(picked, id), path: [] })}
        price={price}
        winter={turnInfo(G.turn).winter}
      />
    ),
    press(to) {
      if (to === end && path.length) items[0]?.run?.();
      else if (path.includes(to)) change({ path: path.slice(0, path.indexOf(to) + 1), accepted: undefined });
      else if (to === hex) change(path.length ? { path: [] } : fresh());
      else {
        const leg = isMarchable(end, to) ? [to] : (path.length ? reachOf(G, me, end, land, leaders) : ways).get(to);
        const why = leg ? session.refusal('march', [land, leaders, [...path, ...leg]]) : undefined;
        if (leg && !why) change({ path: [...path, ...leg], accepted: undefined });
        else if (!path.length && everybody(armies(session, to)).some(idle)) change(fresh(to));
        else session.notify(why ?? session.refusal('march', [land, leaders, [...path, to]]));
      }
    },
  };
}

/** Returns an adjacent hex with enemy land units, otherwise the hex itself. */
const enemyBeside = ({ blocks, me }: Session, hex: HexId): HexId =>
  around(hex).find((to) => blocks.get(to)?.some(({ side, kind }) => side !== me && kind === 'land')) ?? hex;

export function planAssault(session: Session, draft: Draft, change: Change): StepView {
  const { words } = session;
  const { act, ask, mark } = words;
  const { G, me } = session;
  const all = argsOf(session, 'assault');
  const waiting = [...new Set(all.map(([from]) => from))];
  const { hex } = draft;
  const hint = waiting.length ? act.left(waiting.length) : undefined;
  const end = { id: 'finish', label: act.finish.assault, hint, main: !hex, forgoes: waiting.length };
  const finish = offer(session, end, 'finishLandCombat', []);
  const next = { waiting, pick: (to: HexId) => change(fresh(to)) };
  const mine = all.filter(([from]) => from === hex);
  if (!hex || !mine.length) {
    const marks = new Map<HexId, HexMark>(all.map(([from]) => [from, { kind: 'pick', meaning: mark.pick }]));
    return {
      ask: ask.assault,
      marks,
      actions: [finish],
      ...next,
      press(to) {
        const { armies: land, leaders } = sorted(everybody(armies(session, to)));
        if (marks.has(to)) change(fresh(to));
        else if (land.length) session.notify(session.refusal('assault', [to, land, leaders, enemyBeside(session, to)]));
      },
    };
  }
  const able = [...new Set([...mine.flatMap(([, land, leaders]) => [...land, ...leaders]), ...everybody(armies(session, hex))])];
  const picked = draft.ids.length ? draft.ids : [...new Set(mine.flatMap(([, land, leaders]) => [...land, ...leaders]))];
  const { armies: land, leaders } = sorted(picked);
  const targets = [...new Set(mine.map(([, , , target]) => target))];
  const target = targets.find((to) => to === draft.target) ?? (targets.length === 1 ? targets[0] : undefined);
  const relief = mine.some(([, , , to, together]) => to === target && together);
  const together = draft.mode === 'together';
  const marks = new Map<HexId, HexMark>([[hex, { kind: 'chosen', meaning: mark.chosen }]]);
  for (const to of targets) marks.set(to, { kind: 'target', meaning: mark.target });
  const price = target ? landingConsequence(words, G, me, [target]) : undefined;
  const neutral = target && session.blocks.get(target)?.some((block) => block.neutral) ? price : undefined;
  const items: ActionItem[] = [];
  if (target) {
    const sortie: [boolean?] = relief && together ? [true] : [];
    const assault = offer(session, { id: 'assault', label: act.assault(placeName(target)), main: true }, 'assault', [
      hex,
      land,
      leaders,
      target,
      ...sortie,
    ]);
    items.push(guarded(session, draft, change, assault, neutral));
    if (relief)
      items.push({
        id: 'together',
        label: act.withBesieged,
        pressed: together,
        run: () => change({ mode: together ? undefined : 'together' }),
      });
  }
  return {
    ask: target ? ask.assaultConfirm(placeName(hex), placeName(target)) : ask.assaultPicked(placeName(hex)),
    marks,
    selected: armies(session, hex)[0]?.id,
    at: hex,
    path: target && target !== hex ? [hex, target] : undefined,
    ...next,
    actions: [...items, finish],
    back: () => change(draft.target ? { target: undefined } : fresh()),
    slip: (
      <>
        {target && (
          <LandSlip
            G={G}
            reader={me}
            clash={{ attacker: me, from: hex, hex: target, landIds: land, leaderIds: leaders, withBesieged: relief && together }}
          />
        )}
        <ArmySlip
          session={session}
          hex={hex}
          ids={able}
          picked={picked}
          onPick={(id) => change({ ids: toggled(picked, id) })}
          price={neutral}
        />
      </>
    ),
    press(to) {
      if (to === target && items[0]?.run && draft.target) items[0].run();
      else if (targets.includes(to)) change({ target: to });
      else if (to === hex) change(fresh());
      else if (all.some(([from]) => from === to)) change(fresh(to));
      else session.notify(session.refusal('assault', [hex, land, leaders, to]));
    },
  };
}
