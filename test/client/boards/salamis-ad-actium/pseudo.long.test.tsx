import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { SHIP_NAMES } from '../../../../src/games/salamis-ad-actium/data/shipNames.js';
import { FLEET_LISTS, GOD_NAMES, type Salamis, salamisAdActium, scenario, THEATRES } from '../../../../src/games/salamis-ad-actium/face.js';
import { matchDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { about } from '../../../kit/about.js';
import type { Golden } from '../../../kit/golden.js';
import { plainEnglish, pseudoLanguage } from '../../pseudo.js';
import { asked, hand, lay, rules } from './table.js';

/** A state of a recorded match and the events before it. */
interface Moment {
  readonly G: Salamis;
  readonly chronicle: readonly GameEvent[];
}

const TOLD = 40;

/** Returns, by step, the last state of a match in that step. Also its end. */
function momentsOf(match: string): ReadonlyMap<string, Moment> {
  const golden: Golden = JSON.parse(readFileSync(join(__dirname, '../../../games/salamis-ad-actium/golden', `${match}.json`), 'utf8'));
  const { setup, play } = matchDice(golden.seed);
  const moments = new Map<string, Moment>();
  let { G, chronicle } = rules.open(golden.setupData, setup);
  const note = () => {
    const [step] = Object.values(rules.awaiting(G));
    moments.set(step === 'act' ? `${step} ${G.step}` : (step ?? 'over'), { G, chronicle: chronicle.slice(-TOLD) });
  };
  note();
  for (const { playerID, move, args } of golden.log) {
    const played = rules.play(G, playerID, move, args, play);
    G = played.G;
    chronicle = [...chronicle, ...played.chronicle];
    note();
  }
  return moments;
}

function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' && ['name', 'title', 'people', 'called'].includes(key) ? [value] : namesIn(value),
  );
}

/** Names that are the same in every language. */
const PROPER = [
  ...Object.values(GOD_NAMES).flatMap((names) => Object.values(names)),
  ...Object.values(THEATRES).flatMap(({ sides, areas, fleets }) => namesIn([sides, areas, fleets])),
  ...Object.values(FLEET_LISTS).map(({ people }) => people),
  ...Object.values(SHIP_NAMES).flat(),
  ...salamisAdActium.scenarios.map(({ title }) => title),
  'Salamis',
  'Actium',
];

afterEach(cleanup);

const press = (found: Element | null | undefined): boolean => {
  if (found) fireEvent.click(found);
  return Boolean(found);
};

/** Opens highlighted ships and places, dialogs, panels and, with `tabs`, every tab. Calls `look` after each. */
function walk({ G, chronicle }: Moment, player: string, tabs: boolean, look: (where: string) => void): void {
  const { page, action } = lay(G, player, { chronicle, language: pseudoLanguage });
  const all = (selector: string) => [...page.container.querySelectorAll(selector)];
  look('table');
  if (Object.hasOwn(rules.awaiting(G), player)) {
    const { marks } = hand(G, player).plan();
    const kinds = (kind: string) => [...marks].filter(([, mark]) => mark.kind === kind).map(([id]) => id);
    for (const id of [...kinds('pick').slice(0, 2), ...kinds('target').slice(0, 1)]) {
      if (press(page.container.querySelector(`[data-place="${id}"]`))) look(`ship ${id}`);
    }
    for (const place of all('.wg-mark-target, .wg-place.wg-lively').slice(0, 2)) if (press(place)) look('place');
    for (const id of ['pray', 'usual']) if (press(action(id))) look(id);
    for (const id of all('[data-action^="bringOn"]').slice(0, 1)) if (press(id)) look('reserve');
    for (const button of all('.wg-gods button, .wg-works button[aria-pressed]')) {
      press(button);
      look(button.textContent ?? '');
    }
  }
  press(page.container.querySelector('.wg-instrument-case button'));
  look('ruler');
  for (const key of tabs ? ['m', 'Escape', '?', 'Escape'] : ['m', 'Escape']) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    look(`key ${key}`);
  }
  // The first tab, the log, is open at the start.
  for (const tab of tabs ? screen.getAllByRole('tab').slice(1) : []) {
    fireEvent.click(tab);
    look(tab.textContent ?? '');
  }
}

const MATCHES = ['points-4', 'salamis-480-1', 'bosporus-717-1', 'campaign-2'] as const;

describe('the board has no English in another language', () => {
  const seen = new Set<string>();
  for (const match of MATCHES) {
    it(`in ${match}`, () => {
      for (const [step, moment] of momentsOf(match)) {
        const names = [
          ...PROPER,

          ...(moment.G.scenario === null ? [] : namesIn(scenario(moment.G.scenario))),
          ...namesIn(moment.G),
          ...namesIn(moment.chronicle.map(({ values }) => values)),
        ];
        const look = (where: string) => about(`${step}, ${where}`, () => expect(plainEnglish(document.body, names)).toEqual([]));
        const isNew = !seen.has(step);
        walk(moment, asked(moment.G), isNew, look);
        seen.add(step);
        cleanup();
        if (!isNew) continue;
        lay(moment.G, null, { language: pseudoLanguage });
        look('as a spectator');
        cleanup();
      }
    });
  }

  it('covers every step', () => {
    const steps = ['muster', 'edge', 'deploy', 'seize', 'act move', 'act shoot', 'board', 'prize', 'house', 'over'];
    expect([...seen]).toEqual(expect.arrayContaining([...steps, 'campOrders', 'campBattle', 'campAdmin']));
  });
});
