import {
  type ChitId,
  chits,
  grid,
  occupant,
  RETREAT,
  TACTICS,
  withdrawalOdds,
  withdrawalSquares,
} from '../../../../src/games/invincible-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { PlaceId } from '../chart/places.js';
import { nameOf } from '../names.js';
import { BattleSlip } from '../panels/BattleSlip.js';
import { OddsTable } from '../panels/OddsTable.js';
import { ProspectLine } from '../panels/SquadronSlip.js';
import type { Change, Draft, Mark, Session, StepView } from '../session.js';

/** Plans the step `attackChoice`: an attack after the move. */
export function planAttack(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const attacker = G.activation;
  const targets = argsOf(session, 'attack').map(([id]) => id);
  const target = draft.target && targets.includes(draft.target) ? draft.target : targets.length === 1 ? targets[0] : undefined;
  const marks = new Map<PlaceId, Mark>();
  for (const id of targets) {
    const { square } = G.squadrons[id];
    if (square) marks.set(square, { kind: id === target ? 'chosen' : 'target', meaning: words.mark.target });
  }
  const actions: ActionItem[] = targets.map((id) => ({
    id: `attack-${id}`,
    label: words.act.attack(nameOf(G, id)),
    main: id === target,
    run: () => session.send('attack', id),
  }));
  return {
    ask: words.ask.attackChoice(attacker ? nameOf(G, attacker) : ''),
    chart: 'tactical',
    marks,
    selected: attacker ?? undefined,
    actions: [...actions, offer(session, { id: 'holdFire', label: words.act.holdFire }, 'holdFire', [])],
    back: draft.target ? () => change({ target: undefined }) : undefined,
    press: (place) => {
      const id = targets.find((each) => G.squadrons[each].square === place);
      if (id && id === draft.target) session.send('attack', id);
      else if (id) change({ target: id });
      else {
        const there = occupant(G, place);
        if (there) session.notify(session.refusal('attack', [there]));
      }
    },
    slip: attacker ? (target ? [target] : targets).map((id) => <OddsTable key={id} G={G} attacker={attacker} defender={id} />) : undefined,
  };
}

/** Plans the step `withdrawal`. The square is chosen after the roll. */
export function planWithdrawal(session: Session): StepView {
  const { G, words, kit } = session;
  const { attacker, defender } = G.battle ?? {};
  const prospect = withdrawalOdds(G);
  const item = { id: 'withdraw', label: words.act.withdraw, hint: kit.percent(prospect.chance) };
  return {
    ask: defender && attacker ? words.ask.withdrawal(nameOf(G, defender), nameOf(G, attacker)) : '',
    chart: 'tactical',
    marks: battleMarks(session),
    selected: defender,
    actions: [
      offer(session, { id: 'acceptBattle', label: words.act.acceptBattle, main: true }, 'acceptBattle', []),
      offer(session, item, 'withdraw', []),
    ],
    slip: (
      <BattleSlip G={G} me={session.me}>
        <ProspectLine prospect={prospect} needs={words.slip.atMost(2, RETREAT.atMost)} />
        <p className="wg-slip-note">{words.slip.waysOut(defender ? withdrawalSquares(G, defender) : [])}</p>
      </BattleSlip>
    ),
  };
}

/** Plans the step `withdrawTo`: the squadron has passed its Retreat Check and withdraws to a square. */
export function planWithdrawTo(session: Session): StepView {
  const { G, words } = session;
  const defender = G.battle?.defender;
  const name = defender ? nameOf(G, defender) : '';
  const squares = argsOf(session, 'withdrawTo').map(([square]) => square);
  return {
    ask: words.ask.withdrawTo(name),
    chart: 'tactical',
    marks: new Map(squares.map((square): [PlaceId, Mark] => [square, { kind: 'go', meaning: words.mark.withdraw }])),
    selected: defender,
    actions: squares.map((square) => ({
      id: `withdrawTo-${square}`,
      label: words.act.moveTo(name, square),
      run: () => session.send('withdrawTo', square),
    })),
    press: (place) => {
      if (squares.includes(place)) session.send('withdrawTo', place);
      else if (grid.cell(place)) session.notify(session.refusal('withdrawTo', [place]));
    },
    slip: <BattleSlip G={G} me={session.me} />,
  };
}

export function planTactic(session: Session): StepView {
  const { G, me, words } = session;
  return {
    ask: G.battle
      ? words.ask[G.battle.forcedStandOff && me === 'spanish' ? 'tacticForced' : 'tactic'](
          nameOf(G, G.battle.attacker),
          nameOf(G, G.battle.defender),
        )
      : '',
    chart: 'tactical',
    marks: battleMarks(session),
    actions: TACTICS.map((tactic) => {
      const item = { id: `tactic-${tactic}`, label: words.game.tactics[tactic], hint: words.tacticLine[tactic] };
      return offer(session, item, 'chooseTactic', [tactic]);
    }),
    slip: <BattleSlip G={G} me={me} odds />,
  };
}

function battleMarks({ G, words }: Session): Map<PlaceId, Mark> {
  const marks = new Map<PlaceId, Mark>();
  if (!G.battle) return marks;
  const [from, at] = [G.squadrons[G.battle.attacker].square, G.squadrons[G.battle.defender].square];
  if (from) marks.set(from, { kind: 'chosen', meaning: words.slip.attacker });
  if (at) marks.set(at, { kind: 'target', meaning: words.slip.defender });
  return marks;
}

export function planBattleChits(session: Session): StepView {
  const { G, me, words } = session;
  const kinds = [...new Set(G.held[me])].filter((chit) => chits[chit].battle);
  const actions = kinds.map((chit) =>
    offer(
      session,
      { id: `chit-${chit}`, label: words.act.playChit(words.game.chits[chit].name), hint: words.game.chits[chit].effect },
      'playBattleChit',
      [chit],
    ),
  );
  return {
    ask: words.ask.battleChits,
    chart: 'tactical',
    marks: battleMarks(session),
    actions: [
      ...actions,
      offer(session, { id: 'passBattleChits', label: words.act.pass, main: true, forgoes: kinds.length }, 'passBattleChits', []),
    ],
    slip: <BattleSlip G={G} me={me} odds />,
  };
}

/** Plans the step `reaction`: the player may cancel an event chit with Hand of God. */
export function planReaction(session: Session): StepView {
  const { G, words } = session;
  const window = G.windows.at(-1);
  const chit: ChitId | undefined = window?.chit;
  return {
    ask: chit && window ? words.ask.reaction(words.game.chits[chit].name, words.game.sides[window.by], words.game.chits[chit].effect) : '',
    chart: 'tactical',
    marks: battleMarks(session),
    actions: [
      offer(session, { id: 'letStand', label: words.act.letStand, main: true }, 'letStand', []),
      offer(session, { id: 'handOfGod', label: words.act.handOfGod }, 'handOfGod', []),
    ],
    slip: chit && (
      <section className="wg-slip">
        <h2>{words.slip.reaction}</h2>
        <p className="wg-chit-card">
          <b>{words.game.chits[chit].name}</b> {words.game.chits[chit].effect}
        </p>
      </section>
    ),
  };
}
