import { INITIATIVE } from '../data/tables.js';
import { opponentOf, type Side } from '../ids.js';
import { type GrandArmada, type PhaseId, seatOf, sideOf } from '../state.js';
import { boardingPhase, startBoarding } from './boarding.js';
import { announce } from './deploy.js';
import type { Goes } from './goes.js';
import { closeFirePhase, reactors, startCloseFire } from './gunnery.js';
import { idle } from './movementPoints.js';
import { canEnter } from './reinforcements.js';
import { action, fleet, ship, type Tools } from './ships.js';
import { freePrizes, retakeDrifters, surrenders } from './surrender.js';
import { endOfTurn } from './victory.js';
import { checkWind } from './wind.js';
import { awaitFlight, startWithdrawal, strikesAll } from './withdrawal.js';

// Initiative [4].

export const hasWork = (G: GrandArmada, side: Side): boolean => idle(G, side).length > 0 || canEnter(G, side);

function startTurn(tools: Tools): void {
  const { G, emit } = tools;
  G.turn += 1;
  emit({ key: 'turn', case: '3.0', values: { turn: G.turn } });
  checkWind(tools);
  for (const id of fleet(G)) {
    Object.assign(ship(G, id), { done: false, gunsUsed: false, crewUsed: false, firedOn: false, silenced: false });
  }
  G.declined = { E: false, S: false };
  if (hasWork(G, 'E')) call(G, 'E', 'opening');
}

function call(G: GrandArmada, side: Side, step: 'opening' | 'must' | 'choose'): void {
  G.toAct = side;
  G.step = step;
}

/** Rolls initiative. The higher total chooses; in a tie, the English must move. */
function rollInitiative({ G, dice, emit }: Tools): void {
  const [e, s] = [dice.die(6), dice.die(6)];
  const english = e + INITIATIVE.english;
  const tie = english === s;
  const side = english >= s ? 'E' : 'S';
  emit({
    key: tie ? 'initiativeTie' : 'initiative',
    case: '4.0',
    by: seatOf(G, side),
    values: { english, spanish: s, side },
    roll: {
      dice: [e, s],
      modifiers: [['englishInitiative', INITIATIVE.english]],
      chart: 'initiative',
      row: tie ? 2 : side === 'E' ? 0 : 1,
    },
  });
  call(G, side, tie ? 'must' : 'choose');
}

/** Makes the only side with ships left move without a roll. Logged once per turn. */
function moveAlone({ G, emit }: Tools, side: Side): void {
  if (!G.unopposed) emit({ key: 'unopposed', case: '4.0', values: { side: opponentOf(side) } });
  G.unopposed = true;
  call(G, side, 'must');
}

function movementPhase(tools: Tools): Goes {
  const { G } = tools;
  if (G.step === 'react' && !reactors(G).length) {
    G.toAct = opponentOf(G.toAct);
    G.step = 'sailing';
  }
  if (G.step) return 'asks';
  const [english, spanish] = [hasWork(G, 'E'), hasWork(G, 'S')];
  if (english && spanish) rollInitiative(tools);
  else if (english || spanish) moveAlone(tools, english ? 'E' : 'S');
  else {
    delete G.unopposed;
    strikesAll(tools);
    freePrizes(tools);
    return 'over';
  }
  return 'asks';
}

export const forceEnemy = action({
  name: 'forceEnemy',
  case: '4.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, emit }, player) {
    emit({ key: 'forces', case: '4.0', by: player });
    call(G, opponentOf(sideOf(G, player)), 'must');
  },
});

// Phase changes [3].

interface PhaseRules {
  begin?(tools: Tools): void;
  goOn(tools: Tools): Goes;
  readonly next: PhaseId;
}

const PHASES: { readonly [id in PhaseId]: PhaseRules } = {
  deploy: { goOn: ({ G }) => (G.step ? 'asks' : 'over'), next: 'movement' },
  movement: { begin: startTurn, goOn: movementPhase, next: 'closeFire' },
  closeFire: { begin: ({ G }) => startCloseFire(G), goOn: closeFirePhase, next: 'boarding' },
  boarding: { begin: ({ G }) => startBoarding(G), goOn: boardingPhase, next: 'withdrawal' },
  withdrawal: { begin: ({ G }) => startWithdrawal(G), goOn: withdrawalPhase, next: 'movement' },
};

/** Performs steps 5 and 6, and ends the turn. */
function withdrawalPhase(tools: Tools): Goes {
  const { G } = tools;
  if (G.step || awaitFlight(G)) return 'asks';
  surrenders(tools);
  retakeDrifters(tools);
  endOfTurn(tools);
  return 'over';
}

function enter(tools: Tools, phase: PhaseId): void {
  tools.G.phase = phase;
  tools.G.step = null;
  PHASES[phase].begin?.(tools);
}

export function proceed(tools: Tools): void {
  const isOver = ({ result }: GrandArmada) => result !== null;
  announce(tools);
  while (!isOver(tools.G) && PHASES[tools.G.phase].goOn(tools) === 'over') {
    if (!isOver(tools.G)) enter(tools, PHASES[tools.G.phase].next);
  }
}
