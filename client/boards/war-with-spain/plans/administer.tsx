import {
  type FleetNo,
  fleetId,
  type HexId,
  isTrack,
  munitionsPrice,
  shipsOf,
  type UnitId,
} from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { placeName, useNames } from '../names.js';
import { ArmySlip } from '../panels/LandSlip.js';
import { GroupSlip } from '../panels/NavalSlip.js';
import { type Change, type Draft, fresh, type Purchase, type Session, type StepView, toggled } from '../session.js';
import { useWords } from '../words/index.js';
import { ashoreForm } from './land.js';
import { armyBlock, navalBlocks, organising, sorted } from './voyage.js';

interface MunitionsSlipProps {
  readonly session: Session;
  readonly buys: readonly Purchase[];
}

/** Panel of the fleets that can buy munitions, with prices on the buttons. */
function MunitionsSlip({ session, buys }: MunitionsSlipProps) {
  const { act, slip } = useWords();
  const { groupName, listed } = useNames();
  const { G, me, send } = session;
  if (!buys.length) return null;
  const groups = new Map<string, { no: FleetNo; joining?: UnitId[]; points: number[] }>();
  for (const [no, points, joining] of buys) {
    const key = `${no}:${joining?.join() ?? ''}`;
    const group = groups.get(key) ?? { no, joining, points: [] };
    group.points.push(points);
    groups.set(key, group);
  }
  return (
    <section className="wg-slip">
      <h2>{slip.buyMunitions}</h2>
      <p className="wg-slip-note">{act.ducatsLeft(G.treasury[me])}</p>
      <ul>
        {[...groups].map(([key, { no, joining, points }]) => {
          const id = fleetId(me, no);
          const cost = munitionsPrice(G, joining ?? shipsOf(G, id));
          return (
            <li key={key}>
              <p>
                <b>{groupName(id)}</b> {slip.munitions(G.fleets[id]?.munitions ?? 0)} · {slip.price(cost)}
                {joining && (
                  <small>
                    {' '}
                    {slip.newcomers}: {listed(joining)}
                  </small>
                )}
              </p>
              <span className="wg-munitions-buttons">
                {points.map((n) => (
                  <button
                    key={n}
                    type="button"
                    data-action={`buy-${id}-${n}`}
                    aria-label={`${act.buy(groupName(id), n)}, ${slip.ducats(n * cost)}`}
                    onClick={() => (joining ? send('buyMunitions', no, n, joining) : send('buyMunitions', no, n))}
                  >
                    +{n} <small>{slip.price(n * cost)}</small>
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const placesOf = (session: Session, ids: readonly UnitId[]): HexId[] =>
  ids.map((id) => (session.G.naval[id] ?? session.G.land[id])?.at).filter((at): at is HexId => at !== undefined && !isTrack(at));

/** Returns a button that buys 1 munitions point for each fleet, if the treasury can pay for all. */
function pointForAll(session: Session, buys: readonly Purchase[]): ActionItem[] {
  const { act } = session.words;
  const { G, me, sendAll } = session;
  const numbers = [...new Set(buys.filter(([, , joining]) => !joining).map(([no]) => no))];
  const cost = numbers.reduce((sum, no) => sum + munitionsPrice(G, shipsOf(G, fleetId(me, no))), 0);
  if (numbers.length < 2 || cost > G.treasury[me]) return [];
  const run = () => sendAll(numbers.map((no) => ({ move: 'buyMunitions', args: [no, 1] })));
  return [{ id: 'buy-all', label: act.pointForAll(numbers.length), hint: act.ducats(cost), run }];
}

/** Plans the Joint Administrative Phase. */
export function planAdminister(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, mark } = session.words;
  const { groupName } = session.names;
  const { G, me } = session;
  const ships = [...new Set(argsOf(session, 'deactivateNaval').flatMap(([ids]) => ids))];
  const troops = [...new Set(argsOf(session, 'deactivateLand').flatMap(([ids]) => ids))];
  const buys = argsOf(session, 'buyMunitions');
  const { hex } = draft;
  const here = hex ? navalBlocks(session, hex) : [];
  const block = here.find(({ id }) => id === draft.group) ?? here[0];
  const army = hex ? armyBlock(session, hex) : undefined;
  const marks = new Map<HexId, HexMark>();
  for (const at of placesOf(session, [...ships, ...troops])) marks.set(at, { kind: 'pick', meaning: mark.pick });
  for (const [no] of buys) {
    const at = G.fleets[fleetId(me, no)]?.hex;
    if (at) marks.set(at, { kind: 'pick', meaning: mark.pick });
  }
  const hint = marks.size ? act.leftToClose(marks.size) : undefined;
  const close = { id: 'finish', label: act.finish.administer, hint, main: true, forgoes: marks.size };
  const finish = offer(session, close, 'finishAdministration', []);
  const next = { waiting: [...marks.keys()], pick: (to: HexId) => change(fresh(to)) };
  if (!hex || (!block && !army)) {
    const all = offer(session, { id: 'lay-up-all', label: act.layUpAll(ships.length) }, 'deactivateNaval', [ships]);
    return {
      ask: ask.administer,
      marks,
      actions: [finish, ...pointForAll(session, buys), ...(ships.length > 1 && all.run ? [all] : [])],
      ...next,
      slip: <MunitionsSlip session={session} buys={buys} />,
      press(to) {
        if (navalBlocks(session, to).length || armyBlock(session, to)) change(fresh(to));
      },
    };
  }
  marks.set(hex, { kind: 'chosen', meaning: mark.chosen });
  const picked = sorted(draft.ids);
  const items: ActionItem[] = [];
  if (picked.ships.length) {
    const { items: ways, named } = ashoreForm(session, draft, change, picked.ships);
    const layUp = { id: 'lay-up', label: act.layUp(picked.ships.length), main: true };
    items.push(offer(session, layUp, 'deactivateNaval', [picked.ships, ...named]), ...ways);
  }
  if (picked.armies.length)
    items.push(offer(session, { id: 'disband', label: act.disband(picked.armies.length), main: true }, 'deactivateLand', [picked.armies]));
  if (block) items.push(...organising(session, draft, hex, block));
  for (const other of here) {
    if (other.id !== block?.id) items.push({ id: `pick-${other.id}`, label: groupName(other.id), run: () => change(fresh(hex, other.id)) });
  }
  const pick = (id: string) => change({ ids: toggled(draft.ids, id) });
  return {
    ask: ask.group(block ? groupName(block.id) : placeName(hex)),
    marks,
    selected: block?.id ?? army?.id,
    at: hex,
    ...next,
    actions: [...items, { ...finish, main: false }],
    back: () => change(draft.ids.length ? { ids: [] } : fresh()),
    slip: (
      <>
        {block ? (
          <GroupSlip session={session} block={block} army={army} picked={draft.ids} onPick={pick} />
        ) : (
          army && (
            <ArmySlip
              session={session}
              hex={hex}
              ids={[...army.units, ...army.leaders]}
              picked={draft.ids}
              onPick={pick}
              price={undefined}
            />
          )
        )}
        <MunitionsSlip session={session} buys={buys.filter(([no]) => fleetId(me, no) === block?.id)} />
      </>
    ),
    press(to) {
      if (to === hex) change(fresh());
      else if (navalBlocks(session, to).length || armyBlock(session, to)) change(fresh(to));
    },
  };
}
