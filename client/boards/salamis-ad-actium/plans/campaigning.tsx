import { STANCES } from '../../../../src/games/salamis-ad-actium/data/campaign/tables.js';
import { THEATRES } from '../../../../src/games/salamis-ad-actium/data/campaign.js';
import { fleetIds } from '../../../../src/games/salamis-ad-actium/rules/campaign/fleets.js';
import { destinations, ordersSoFar } from '../../../../src/games/salamis-ad-actium/rules/campaign/orders.js';
import type { Campaign, FleetOrder } from '../../../../src/games/salamis-ad-actium/state/campaign.js';
import type { ActionItem } from '../../../kit/ActionBar.js';
import { CampaignMap } from '../campaign/CampaignMap.js';
import { CampaignHead, EncounterSlip, FleetCard } from '../campaign/CampaignSlip.js';
import { sentenceOf } from '../sentences.js';
import { type Change, type Draft, offer, type Plan, type Session } from '../session.js';
import { boardText } from '../texts.js';

const { act, ask } = boardText;
const EMPTY: ReadonlySet<string> = new Set();

const empty = (question: string): Plan => ({ ask: question, marks: new Map(), actions: [] });

/** The path to an area: the one the rules propose, or one area more than what is laid already. */
function pathTo(camp: Campaign, from: string, laid: readonly string[], to: string): string[] {
  const known = destinations(camp, from).find((path) => (path.at(-1) ?? from) === to);
  const at = laid.at(-1) ?? from;
  const { adjacent, perilous } = THEATRES[camp.theatre].areas[at];
  if (laid.length && (adjacent.includes(to) || perilous.includes(to))) return [...laid, to];
  return known ?? (adjacent.includes(to) || perilous.includes(to) ? [...laid, to] : []);
}

/** Secret orders for the month [12.5]: pick a fleet, press areas, choose what it is to do there. */
export function planOrders(session: Session, draft: Draft, change: Change): Plan {
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return empty('');
  const orders = draft.month ?? ordersSoFar(camp, me);
  const fleets = fleetIds(camp, me);
  const open = draft.ship && fleets.includes(draft.ship) ? draft.ship : fleets[0];
  const write = (order: FleetOrder) =>
    change({ ship: order.fleet, month: [...orders.filter(({ fleet }) => fleet !== order.fleet), order] });
  const orderOf = (id: string) => orders.find(({ fleet }) => fleet === id);
  const reach = open ? new Set(destinations(camp, camp.fleets[open].area).map((path) => path.at(-1) ?? camp.fleets[open].area)) : EMPTY;
  const why = session.refusal('orders', [orders]);
  const send = () =>
    session.sendAll([
      { move: 'orders', args: [orders] },
      { move: 'ready', args: [] },
    ]);
  return {
    ask: ask.campaignOrders,
    marks: new Map(),
    actions: [
      { id: 'send', label: act.sendOrders(orders.length), main: true, ...(why ? { why } : { run: send }) },
      { id: 'keep', label: act.keepOrders, run: () => session.send('orders', orders) },
    ],
    back: draft.month ? () => change({ month: undefined }) : undefined,
    page: (
      <CampaignMap
        camp={camp}
        orders={orders}
        selected={open}
        reach={reach}
        onArea={(area) => {
          if (!open) return;
          const before = orderOf(open);
          const path = area === camp.fleets[open].area ? [] : pathTo(camp, camp.fleets[open].area, before?.path ?? [], area);
          const order = { fleet: open, path, stance: before?.stance ?? camp.fleets[open].stance };
          const refused = session.refusal('orders', [[order]]);
          if (refused) session.notify(refused);
          else write(order);
        }}
      />
    ),
    slip: (
      <>
        <CampaignHead camp={camp} />
        {fleets.map((id) => (
          <FleetCard
            key={id}
            camp={camp}
            id={id}
            order={orderOf(id)}
            open={id === open}
            stances={STANCES}
            onOpen={() => change({ ship: id })}
            onOrder={write}
          />
        ))}
      </>
    ),
  };
}

/** The answer to a meeting at sea [12.7]. */
export function planEncounter(session: Session): Plan {
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return empty('');
  const answers = [
    [true, 'tactical'],
    [true, 'quick'],
    [false, 'quick'],
  ] as const;
  return {
    ask: ask.encounter,
    marks: new Map(),
    actions: answers.map(([accept, mode], i) =>
      offer(session, { id: `${accept}-${mode}`, label: act.answer(accept, mode), main: i === 0 }, 'battleAnswer', [accept, mode]),
    ),
    page: (
      <CampaignMap
        camp={camp}
        orders={[]}
        selected={undefined}
        reach={new Set(camp.encounters.slice(0, 1).map(({ area }) => area))}
        onArea={() => {}}
      />
    ),
    slip: (
      <>
        <CampaignHead camp={camp} />
        <EncounterSlip camp={camp} me={me} />
      </>
    ),
  };
}

const GROUPS = ['repairShip', 'refit', 'train', 'moveShips', 'splitFleet', 'mergeFleets', 'buyShip'] as const;

/** The end of the month: reorganisation, repairs, replacements [12.9-12.11]. */
export function planAdministration(session: Session, draft: Draft, change: Change): Plan {
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return empty('');
  const group = draft.weapon ?? GROUPS.find((move) => session.choices.some((choice) => choice.move === move));
  const items = session.choices
    .filter(({ move }) => move === group)
    .map(
      (choice, i): ActionItem => ({
        id: `${choice.move}-${i}`,
        label: sentenceOf(G, choice),
        run: () => session.send(choice.move, ...choice.args),
      }),
    );
  return {
    ask: ask.administration,
    marks: new Map(),
    actions: [{ ...offer(session, { id: 'ready', label: act.monthDone }, 'ready', []), main: true }],
    page: <CampaignMap camp={camp} orders={[]} selected={draft.ship} reach={EMPTY} onArea={() => {}} />,
    slip: (
      <>
        <CampaignHead camp={camp} />
        <section className="slip">
          <fieldset className="helm-row toggles" aria-label={boardText.campaign.works}>
            {GROUPS.filter((move) => session.choices.some((choice) => choice.move === move)).map((move) => (
              <button key={move} type="button" aria-pressed={move === group} onClick={() => change({ weapon: move })}>
                {boardText.campaign.trades[move]}
              </button>
            ))}
          </fieldset>
          <div className="offer-list">
            {items.map(({ id, label, run }) => (
              <button key={id} type="button" onClick={run}>
                {label}
              </button>
            ))}
          </div>
          {!items.length && <p className="slip-note">{boardText.campaign.nothing}</p>}
        </section>
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
