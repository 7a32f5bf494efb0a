import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { sentenceOf } from '../../../client/boards/invincible-armada/sentences.js';
import { words } from '../../../client/boards/invincible-armada/words/index.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import type { SquadronId } from '../../../src/games/invincible-armada/ids.js';
import type { Armada, Step } from '../../../src/games/invincible-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import { about } from '../../kit/about.js';
import { asked, atStep, atTable, lay, movesOf, playthrough, rules } from './table.js';

afterEach(cleanup);

describe('the list of all choices', () => {
  it('has a different sentence for every legal choice of a random match', () => {
    const steps = new Set<Step>();
    for (const seed of [1, 2, 3]) {
      let state = 0;
      for (const { G } of playthrough(seed)) {
        if (G.result || state++ % 3) continue;
        steps.add(G.step);
        const player = asked(G);
        const sentences = movesOf(G, player).map((choice) => sentenceOf({ G, words: words.en }, choice));
        for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|^[a-z]+[A-Z]/);
        // All sentences differ, because paths name their boxes.
        about(`${G.step}: ${sentences.join(' | ')}`, () => expect(new Set(sentences).size).toBe(sentences.length));
      }
    }
    expect(steps.size).toBeGreaterThan(10);
  });

  it('shows all choices, searches them and plays the selected one', () => {
    const G = atStep('act', ({ turn }) => turn > 2);
    const { sent } = lay(G);
    fireEvent.click(screen.getByRole('button', { name: kitWords.en.moves }));
    const dialog = screen.getByRole('dialog');
    const choices = movesOf(G, asked(G));
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(choices.length);
    const wanted = choices.find(({ move }) => move === 'sail') ?? choices[0];
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: sentenceOf({ G, words: words.en }, wanted) } });
    fireEvent.click(within(dialog).getAllByRole('listitem')[0].getElementsByTagName('button')[0]);
    expect(sent).toEqual([{ move: wanted.move, args: [...wanted.args] }]);
  });
});

/** Steps that need an option to be reached. */
const SETUPS: { readonly [step in Step]?: unknown } = {
  blessing: { deployment: 'historicalI', options: { papalBlessing: true } },
  sailOn: { deployment: 'historicalI', options: { hawkinsC: true } },
  resupplyFleet: { deployment: 'historicalI', options: { parmaPrepared: true, santaCruzLives: true } },
};

describe('every step', () => {
  const steps: Step[] = [
    'blessing',
    'drift',
    'act',
    'attackChoice',
    'sailOn',
    'repairAgain',
    'withdrawal',
    'withdrawTo',
    'resupplyFleet',
    'tactic',
    'battleChits',
    'reaction',
    'disengage',
    'reform',
    'anchor',
    'test',
    'reinforce',
    'evade',
    'exit',
    'armada',
    'sail',
    'resolve',
  ];
  for (const step of steps) {
    it(`${step} can be decided with lit places and actions: what they send is legal`, () => {
      const G = atStep(step, () => true, SETUPS[step]);
      const player = asked(G);
      const { plan, sent } = atTable(G, player);
      for (let press = 0; press < 5 && !sent.length; press++) {
        const { actions, marks, press: touch } = plan();
        const run = actions.find(
          ({ id, run, pressed }) => run && !pressed && !/^(end|plot|historical|suggestion|leave|pick|undo)/.test(id),
        )?.run;
        const lit = [...marks].find(([, { kind }]) => kind !== 'no')?.[0];
        if (run && (lit === undefined || press || (step !== 'act' && step !== 'sail'))) run();
        else if (lit !== undefined) touch?.(lit);
      }
      about(step, () => expect(sent.length).toBeGreaterThan(0));
      expect(rules.refusal(G, player, sent[0].move, sent[0].args)).toBeUndefined();
    });
  }
});

/** Returns a square that Diego de Valdes can move to. */
function reachOf(G: Armada): string {
  for (const { move, args } of rules.choices(G, '1')) {
    const [id, path] = args as [string, string[]];
    if (move === 'sail' && id === 'diego' && path.length === 1) return path[0];
  }
  throw new Error('nowhere to sail');
}

describe('movement', () => {
  const fair = () =>
    atStep(
      'act',
      (G) =>
        G.segment === 'spanishTactical' &&
        G.weather === 'normal' &&
        G.wind === 'west' &&
        G.moved.length === 0 &&
        !G.squadrons.diego.broken &&
        G.squadrons.diego.alive,
    );

  it('highlights the range, shows the path on the first click and moves on the second', () => {
    const G = fair();
    const { place, sent } = lay(G);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    const to = reachOf(G);
    expect(place(to).getAttribute('aria-label')).toContain('can move here');
    fireEvent.click(place(to));
    expect(sent).toEqual([]);
    fireEvent.click(place(to));
    expect(sent).toEqual([{ move: 'sail', args: ['diego', [to]] }]);
  });

  it('shows the refusal of a square with its case', () => {
    const G = fair();
    const { place, page } = lay(G);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    const far = G.squadrons.diego.square === 'A1' ? 'J9' : 'A1';
    fireEvent.click(place(far));
    const notice = page.container.querySelector('.wg-action-notice');
    const why = rules.refusal(G, '1', 'sail', ['diego', ['Z9']]);
    expect(why).toBeDefined();
    expect(notice?.textContent).toMatch(/\S.*6\.1/);
    expect(notice?.querySelector('.wg-case')?.textContent).toMatch(/^6\.1/);
  });

  it('shows the refusal of an action with its case', () => {
    const G = fair();
    const { place, page } = lay(G);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    const why = rules.refusal(G, '1', 'rally', ['diego']);
    expect(page.container.querySelector('.wg-actions')?.textContent).toContain(why?.reason);
    expect([...page.container.querySelectorAll('.wg-why .wg-case')].map((chip) => chip.textContent)).toContain(why?.case);
  });

  it('clears the path, then the squadron with Escape', () => {
    const G = fair();
    const { place, action, page } = lay(G);
    fireEvent.click(place(G.squadrons.diego.square ?? ''));
    const to = reachOf(G);
    fireEvent.click(place(to));
    expect(action('sail')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(action('sail')).toBeNull();
    expect(page.container.querySelector('.wg-squadron-slip')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.container.querySelector('.wg-squadron-slip')).toBeNull();
  });
});

describe('attacks', () => {
  it('highlights targets, shows the odds and attacks on the second click', () => {
    const G = atStep('act', (state) => state.weather === 'normal' && state.moved.length === 0 && strikeIn(state) !== undefined);
    const { attacker, target, square } = strikeIn(G) ?? { attacker: 'howard', target: 'sidonia', square: '' };
    const { place, sent, page, again, props } = lay(G);
    fireEvent.click(place(G.squadrons[attacker].square ?? ''));
    expect(place(square).getAttribute('aria-label')).toContain(words.en.mark.target);
    expect(page.container.querySelectorAll('.wg-odds td .wg-fire').length).toBeGreaterThanOrEqual(18);
    fireEvent.click(place(square));
    expect(sent).toEqual([]);
    fireEvent.click(place(square));
    expect(sent).toEqual([{ move: 'sail', args: [attacker, []] }]);
    again({ G: rules.play(G, asked(G), 'sail', [attacker, []], { die: () => 1 }).G, _stateID: props._stateID + 1 });
    expect(sent[1]).toEqual({ move: 'attack', args: [target] });
  });
});

/** Returns a squadron of the acting side with an adjacent target. */
function strikeIn(G: Armada): { attacker: SquadronId; target: SquadronId; square: string } | undefined {
  const me = asked(G);
  for (const { move, args } of rules.choices(G, me)) {
    const [attacker, path] = args as [SquadronId, string[]];
    if (move !== 'sail' || path.length) continue;
    const after = rules.play(G, me, 'sail', [attacker, []], { die: () => 1 }).G;
    const strike = after.step === 'attackChoice' ? rules.choices(after, me).find((choice) => choice.move === 'attack') : undefined;
    const target = strike?.args[0] as SquadronId | undefined;
    if (target) return { attacker, target, square: G.squadrons[target].square ?? '' };
  }
  return undefined;
}

describe('the keyboard', () => {
  it('moves between squares with arrows and keeps one in the tab order', () => {
    const { place, page } = lay(atStep('act'));
    act(() => place('E4').focus());
    fireEvent.keyDown(place('E4'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(place('F4'));
    fireEvent.keyDown(place('F4'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(place('F3'));
    const tactical = page.container.querySelector('.wg-map-area .wg-places');
    expect([...(tactical?.querySelectorAll('[tabindex="0"]') ?? [])].map((each) => (each as HTMLElement).dataset.place)).toEqual(['F3']);
  });

  it('moves between boxes and into a port', () => {
    const { place } = lay(atStep('act'));
    act(() => place('box3').focus());
    fireEvent.keyDown(place('box3'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(place('box4'));
    act(() => place('box3').focus());
    fireEvent.keyDown(place('box3'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(place('plymouth'));
  });

  it('lists the keys with ?', () => {
    lay(atStep('act'));
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('dialog').textContent).toContain(kitWords.en.helpTitle);
  });
});

describe('places', () => {
  it('give the square, the squadron and its state to screen readers', () => {
    const G = atStep('act', ({ squadrons }) => Object.values(squadrons).some(({ square, hits }) => square && hits > 0));
    const { place } = lay(G);
    const [id, { square, hits }] = Object.entries(G.squadrons).find(([, each]) => each.square && each.hits > 0) ?? ['', G.squadrons.howard];
    const label = place(square ?? '').getAttribute('aria-label');
    expect(id).not.toBe('');
    expect(label).toContain(square);
    expect(label).toContain(kitWords.en.mark.hits(hits));
    expect(label).toContain('strength');
  });

  it('are removed while counters are hidden', () => {
    const { page } = lay(atStep('act'));
    expect(page.container.querySelectorAll('[data-piece]').length).toBeGreaterThan(10);
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(page.container.querySelectorAll('[data-piece]')).toHaveLength(0);
  });
});

describe('a waiting player', () => {
  it('sees who must decide, and what', () => {
    const G = atStep('withdrawal');
    const { page } = lay(G, '1');
    expect(page.container.querySelector('.wg-ask')?.textContent).toContain('English are deciding whether to withdraw');
    expect(page.container.querySelectorAll('.wg-action')).toHaveLength(0);
  });

  it('sees that the opponent is away and that the connection is lost', () => {
    const G = atStep('act');
    const { again, page } = lay(G, '0');
    again({ isConnected: false, matchData: [{ id: 0 }, { id: 1, name: 'Inés', isConnected: false }] });
    expect(page.container.querySelector('.wg-absent')?.textContent).toContain('Inés');
    expect(page.container.querySelector('[role="alert"]')?.textContent).toContain(kitWords.en.offline);
  });
});

describe('deployment', () => {
  it('sends no move before the deployment is confirmed', () => {
    const G = atStep('deploy', () => true, {});
    const { action, sent, again, props } = lay(G);
    expect(action('confirmDeployment')?.getAttribute('aria-disabled')).toBe('true');
    expect(action('historicalI')?.className).toBe('wg-primary');
    fireEvent.click(action('historicalII') as HTMLElement);
    expect(sent).toEqual([]);
    expect(action('historicalI')?.className).not.toBe('wg-primary');
    expect(action('confirmDeployment')?.className).toBe('wg-primary');
    fireEvent.click(action('confirmDeployment') as HTMLElement);
    expect(sent).toEqual([{ move: 'applyDeployment', args: ['historicalII'] }]);
    again({ G: rules.play(G, '1', 'applyDeployment', ['historicalII'], { die: () => 1 }).G, _stateID: props._stateID + 1 });
    expect(sent[1]).toEqual({ move: 'confirmDeployment', args: [] });
  });

  it('swaps two squadrons when one is placed on the other', () => {
    const { place, action, page, sent } = lay(atStep('deploy', () => true, {}));
    fireEvent.click(action('historicalI') as HTMLElement);
    fireEvent.click(place('E4'));
    fireEvent.click(place('G5'));
    expect(place('G5').getAttribute('aria-label')).toContain('Medina I');
    expect(place('E4').getAttribute('aria-label')).toContain('Sidonia');
    fireEvent.click(action('confirmDeployment') as HTMLElement);
    expect(page.container.querySelectorAll('.wg-drafted')).toHaveLength(10);
    expect(sent[0].move).toBe('placeSquadron');
  });
});

describe('secrets', () => {
  it('hides the opponent’s tactic', () => {
    const G = atStep('tactic', (state) => Object.keys(rules.awaiting(state)).length === 2);
    const chosen = rules.play(G, '1', 'chooseTactic', ['tryToBoard'], { die: () => 1 }).G;
    const other = rules.play(G, '1', 'chooseTactic', ['standOff'], { die: () => 1 }).G;
    const pages = [chosen, other].map((state) => {
      const { page } = lay(state, '0');
      const html = page.container.innerHTML.replace(/_r_\w+_|radix-\S+?"/g, '');
      cleanup();
      return html;
    });
    expect(pages[0]).toContain(words.en.slip.chosenSecret);
    expect(pages[0]).toBe(pages[1]);
  });

  it('offers spectators no actions', () => {
    const { page } = lay(atStep('act'), null);
    expect(page.container.querySelectorAll('.wg-action')).toHaveLength(0);
    expect(page.container.querySelector('.wg-whose')?.textContent).toBe(kitWords.en.watching);
  });
});

describe('undo', () => {
  it('is shown only to the player who may take back', () => {
    const G = atStep('act');
    const me = asked(G);
    const { action, sent } = lay(G, me, { undo: me });
    fireEvent.click(action('undo') as HTMLElement);
    expect(sent).toEqual([{ move: 'undo', args: [] }]);
    cleanup();
    expect(lay(G, me).action('undo')).toBeNull();
    cleanup();
    expect(lay(G, me === '0' ? '1' : '0', { undo: me }).action('undo')).toBeNull();
  });

  it('is listed among the shortcuts while it is possible', async () => {
    const G = atStep('act');
    const me = asked(G);
    for (const [undo, times] of [
      [me, 1],
      [undefined, 0],
    ] as const) {
      const { page } = lay(G, me, { undo });
      fireEvent.keyDown(document.body, { key: '?' });
      await page.findByText(kitWords.en.keys);
      expect(page.queryAllByText(kitWords.en.undoHint)).toHaveLength(times);
      cleanup();
    }
  });
});

describe('17.1.2 Santa Cruz lives', () => {
  it('uses the name Santa Cruz instead of Sidonia everywhere (17.1.2)', () => {
    const G = clone(atStep('act', ({ segment, turn }) => segment === 'spanishTactical' && turn > 2));
    G.options.santaCruzLives = true;
    const chronicle = [{ key: 'holds', case: '7.6', who: ['sidonia'] }];
    const { page, place } = lay(G, '1', { chronicle });
    fireEvent.click(place(G.squadrons.sidonia.square ?? ''));
    expect(page.container.textContent).toContain('Santa Cruz');
    expect(page.container.textContent).not.toContain('Sidonia');
  });
});
