import type { ArmadaTypes } from '../../../client/boards/invincible-armada/session.js';
import { logWording, rewriteLog } from '../../../client/boards/invincible-armada/story.js';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import type { View } from '../../../client/kit/board/session.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english } from '../../../src/kit/language.js';

const G = invincibleArmada.rules.setup(invincibleArmada.scenarios[0].setupData, quickDice(1));
const view = { G, words: english.of(words), texts: invincibleArmada.texts } as View<ArmadaTypes>;
const told = (...events: readonly GameEvent[]): string[] => {
  const lines = events.map((entry, i) => ({ id: `1.${i}`, entry, sentence: logWording(view).sentence(entry) }));
  return rewriteLog(view, lines, 0).lines.map(({ sentence }) => sentence);
};

const handOfGod = (by: string, chit: string): GameEvent => ({ key: 'handOfGod', case: '16.0', by, values: { chit } });
const cancelled = (by: string, chit: string): GameEvent => ({ key: 'cancelled', case: '16.0', by, values: { chit } });

describe('Hand of God in the log (16.0)', () => {
  it('has one line with its effect', () => {
    expect(told(handOfGod('1', 'parmaDelayed'), cancelled('0', 'parmaDelayed'))).toEqual([
      'The Spanish play Hand of God and cancel Parma Delayed.',
    ]);
  });

  it('has a line each if it is answered', () => {
    expect(told(handOfGod('1', 'parmaDelayed'), handOfGod('0', 'handOfGod'), cancelled('1', 'handOfGod'))).toEqual([
      'The Spanish play Hand of God against Parma Delayed.',
      'The English play Hand of God and cancel Hand of God.',
    ]);
  });
});

it('the log gives the number of equal chits (16.0)', () => {
  const drawn: GameEvent = { key: 'drawn', case: '16.0', by: '1', values: { chits: ['crossedLines', 'crossedLines', 'noEvent'] } };
  expect(told(drawn)).toEqual(['The Spanish draw Crossed Lines (2) and No Event.']);
});

describe('the joined lines of the log', () => {
  const kept = (by: string, chit: string): GameEvent => ({ key: 'kept', case: '16.0', by, values: { chit } });
  const drawn = (by: string, ...chits: string[]): GameEvent => ({ key: 'drawn', case: '16.0', by, values: { chits } });

  it('name all chits that a side holds, and say whose a chit of the other side is (16.0)', () => {
    expect(told(drawn('0', 'shipwrights', 'broadside'), kept('0', 'shipwrights'), kept('0', 'broadside')).slice(1)).toEqual([
      'The English hold Shipwrights and Broadside for later.',
    ]);
    expect(told(drawn('1', 'supplyHoys', 'crossedLines'), kept('0', 'supplyHoys'), kept('1', 'crossedLines')).slice(1)).toEqual([
      'Supply Hoys is an English chit: the English hold it for later.',
      'The Spanish hold Crossed Lines for later.',
    ]);
  });

  it('give an attack without a move one sentence, and no sentence to the end of a battle (7.1, 7.6)', () => {
    const stay: GameEvent = { key: 'stay', case: '6.1', by: '1', at: ['E3'], who: ['bertendona'] };
    const attack: GameEvent = { key: 'attack', case: '7.1', by: '1', who: ['bertendona', 'howard'] };
    const over: GameEvent = { key: 'battleOver', case: '7.6', who: ['bertendona', 'howard'] };
    expect(told(stay, attack, over)).toEqual(['Bertendona stays on E3 and attacks Howard.']);
    expect(told(stay)).toEqual(['Bertendona stays on E3.']);
  });

  it('give both Low Ammo checks of a battle one sentence (7.6)', () => {
    const lasts = (id: string, shot: number, die: number): GameEvent => ({
      key: 'ammoLasts',
      case: '7.6',
      who: [id],
      values: { shot },
      roll: { dice: [die], total: die, chart: 'lowAmmo' },
    });
    expect(told(lasts('howard', 1, 3), lasts('recalde', 2, 4))).toEqual([
      'Howard (1 Shot) and Recalde (2 Shot) pass their Low Ammo checks.',
    ]);
    expect(told(lasts('howard', 1, 3))).toEqual(['Howard now has 1 Shot and passes its Low Ammo check.']);
  });

  it('list the squares of a deployment (4.3)', () => {
    const placed = (id: string, square: string): GameEvent => ({ key: 'placed', case: '4.3', by: '1', at: [square], who: [id] });
    expect(told(placed('recalde', 'D4'), placed('diego', 'F6'))).toEqual(['The Spanish place Recalde on D4, Diego de Valdes on F6.']);
  });
});

it('the log says that the Armada is in a strait or at a place (12.2)', () => {
  const lies = (place: string): GameEvent => ({ key: 'armadaLies', case: '12.2', at: [place], values: { why: 'calm' } });
  expect(told(lies('box10'), lies('box11'))).toEqual([
    'In the Calm, the Armada stays in Calais Roads.',
    'In the Calm, the Armada stays at Gravelines.',
  ]);
});

it('the log limits Fouled Rigging to the Tactical Map, as the rules do (16.0)', () => {
  expect(told({ key: 'event.fouledRigging', case: '16.0', by: '1', who: ['howard'] })).toEqual([
    'Fouled Rigging: Howard may not move on the Tactical Map or withdraw until the next draw.',
  ]);
});
