import { type Campaign, fleetIds, partedName, type SalamisMove } from '../../../../../src/games/salamis-ad-actium/face.js';
import { offer } from '../../../../kit/board/useOrders.js';
import { CampaignMap } from '../../campaign/CampaignMap.js';
import { CampaignHead, FleetCard } from '../../campaign/CampaignSlip.js';
import { Reports } from '../../campaign/Reports.js';
import { companions, DeedList, FleetForm, fleetPicked, neighbours, ownCraft, RefitForm, TroopsForm } from '../../campaign/Works.js';
import { type Change, type Draft, type Session, type StepView, WORKS } from '../../session.js';
import type { SalamisBoardWords } from '../../words/index.js';
import { EMPTY, noPlan } from './ordering.js';

/** Plans the decision before the first month, when no officers have been rolled yet [2.3]. */
export function planOpening(session: Session, draft: Draft): StepView {
  const { act, ask } = session.words;
  const { camp } = session.G;
  if (!camp) return noPlan('');
  return {
    ask: ask.campaignOpening,
    marks: new Map(),
    actions: [offer(session, { id: 'ready', label: act.ready, main: true }, 'ready', [])],
    page: (lit) => <CampaignMap camp={camp} orders={[]} selected={draft.ship} reach={EMPTY} lit={lit} onArea={() => {}} />,
    slip: <CampaignHead camp={camp} />,
  };
}

/** Campaign moves that have their own form. */
type OrderedWork = Extract<SalamisMove, { readonly move: keyof SalamisBoardWords['campaign']['deeds'] }>;

/** Returns the move that the open form would send; undefined for repairs, training and building, which use lists. */
function orderedWork(session: Session, camp: Campaign, draft: Draft): OrderedWork | undefined {
  const { work, party } = draft;
  const { heavy = 0, normal = 0, archers = 0, oarsmen = 0 } = party;
  if (work === 'moveTroops' || work === 'refit') {
    const ships = ownCraft(camp, session);
    const from = draft.from && ships.includes(draft.from) ? draft.from : ships[0];
    if (!from) return undefined;
    if (work === 'refit') return { move: work, args: [from, { heavy, normal, archers, oarsmen }] };
    return { move: work, args: [from, draft.to ?? neighbours(camp, session, from)[0] ?? from, { heavy, normal, archers }] };
  }
  const from = fleetPicked(camp, session, draft.from);
  if (!from) return undefined;
  const to = draft.to ?? companions(camp, from)[0] ?? from;
  if (work === 'mergeFleets') return { move: work, args: [from, to] };
  if (!draft.picked.length) return undefined;
  if (work === 'moveShips') return { move: work, args: [from, to, [...draft.picked]] };
  if (work === 'splitFleet') return { move: work, args: [from, [...draft.picked], draft.name ?? partedName(camp, from)] };
  return undefined;
}

/** Tasks that improve ships or crews. The board reminds the player of these, but not of reorganizing fleets. */
const GAINS = WORKS.filter((work) => work !== 'moveShips' && work !== 'splitFleet' && work !== 'mergeFleets');

/** Plans the decisions at the end of a month: reorganization, repairs, replacements [12.9-12.11]. */
export function planAdministration(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask, campaign: text } = session.words;
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return noPlan('');
  const work = draft.work ?? 'repairShip';
  const open = { ...draft, work };
  const choice = orderedWork(session, camp, open);
  const left = GAINS.filter((each) => session.choices.some(({ move }) => move === each)).map((each) => text.trades[each]);
  const hint = left.length ? act.left.month(left) : undefined;
  const done = { id: 'ready', label: act.monthDone, hint, main: !choice, forgoes: left.length };
  const form = { session, camp, draft: open, change };
  return {
    ask: ask.administration,
    marks: new Map(),
    actions: [
      ...(choice
        ? [offer(session, { id: 'work', label: text.deeds[choice.move](draft.picked.length), main: true }, choice.move, choice.args)]
        : []),
      offer(session, done, 'ready', []),
    ],
    page: (lit) => <CampaignMap camp={camp} orders={[]} selected={draft.ship} reach={EMPTY} lit={lit} onArea={() => {}} />,
    slip: (
      <>
        <CampaignHead camp={camp} />
        <section className="wg-slip wg-works">
          <fieldset className="wg-helm-row" aria-label={text.works}>
            {WORKS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === work}
                onClick={() => change({ work: each, from: undefined, to: undefined, picked: [], party: {}, name: undefined })}
              >
                {text.trades[each]}
              </button>
            ))}
          </fieldset>
          {work === 'moveTroops' && <TroopsForm {...form} />}
          {work === 'refit' && <RefitForm {...form} />}
          {(work === 'repairShip' || work === 'train' || work === 'buyShip') && <DeedList {...form} />}
          {(work === 'moveShips' || work === 'splitFleet' || work === 'mergeFleets') && <FleetForm {...form} />}
        </section>
        <Reports camp={camp} me={me} />
        {fleetIds(camp, me).map((id) => (
          <FleetCard
            key={id}
            camp={camp}
            id={id}
            order={undefined}
            open={false}
            stances={[]}
            onOpen={() => change({ ship: id })}
            onOrder={() => {}}
          />
        ))}
      </>
    ),
  };
}
