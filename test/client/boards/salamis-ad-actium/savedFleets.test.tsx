import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fieldsFor, GameSetup, type SetupChoice, setupDataOf } from '../../../../client/app/options/GameSetup.js';
import { fileNameOf, fleetFile, readFleetFile, savedFleets } from '../../../../client/boards/salamis-ad-actium/muster/FleetShelf.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { type GameModule, toModule } from '../../../../src/boardgame/module.js';
import { SCENARIOS } from '../../../../src/games/salamis-ad-actium/data/scenarios.js';
import { adopt, defaultFleet, type Fleet, fleetFault, LIST_IDS, termsOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { salamisAdActium } from '../../../../src/games/salamis-ad-actium/index.js';
import { setupFault } from '../../../../src/games/salamis-ad-actium/setup.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { lay, rules } from './table.js';

describe('saved fleets', () => {
  const text = en.muster.shelf;
  const points = { lists: ['carthaginian', 'romanRepublic'] };
  const { G } = rules.open({ mode: 'points', points }, quickDice(1));
  const terms = termsOf(G);
  const fleet = defaultFleet(terms, 0);
  const twelve = { ...fleet, libations: 2 };
  const button = (name: string) => screen.getByRole('button', { name });
  const notice = () => document.querySelector('.wg-fleet-shelf [role="status"]')?.textContent;
  const open = async (content: string) => {
    // jsdom's `File` has no `text` method.
    const file = Object.assign(new File([content], 'old.json', { type: 'application/json' }), { text: async () => content });
    await act(async () => {
      fireEvent.change(screen.getByLabelText(text.open, { selector: 'input' }), {
        target: { files: [file] },
      });
    });
  };

  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  describe('the file of a fleet', () => {
    it('restores saved fleets of every list', () => {
      for (const list of LIST_IDS) {
        const named = { name: `All ${list}`, fleet: defaultFleet(termsOf(rules.open({ mode: 'points' }, quickDice(1)).G), 0, list) };
        expect(readFleetFile(fleetFile(named))).toEqual({ named });
      }
    });

    it('says what is wrong with any content', () => {
      const good = JSON.parse(fleetFile({ name: 'Home', fleet }));
      const faults = (changed: object) => readFleetFile(JSON.stringify({ ...good, ...changed })).fault;
      expect(readFleetFile('{"format": "weathergage-fl').fault).toBe('unreadable');
      for (const value of ['[]', '7', 'null', '"fleet"', '{}']) expect(readFleetFile(value).fault).toBe('foreign');
      expect(faults({ format: 'weathergage-match' })).toBe('foreign');
      expect(faults({ version: 2 })).toBe('newer');
      const [first, ...others] = fleet.squadrons;
      const squadron = (changed: object) => ({ fleet: { ...fleet, squadrons: [{ ...first, ...changed }, ...others] } });
      for (const damaged of [
        { name: '' },
        { name: 'x'.repeat(41) },
        { fleet: null },
        { fleet: { ...fleet, squadrons: [] } },
        { fleet: { ...fleet, libations: -1 } },
        squadron({ list: 'atlantis' }),
        squadron({ ships: [{ ...first.ships[0], type: 'submarine' }] }),
        squadron({ ships: [{ ...first.ships[0], heavy: 1e9 }] }),
        squadron({ stranger: 1 }),
      ]) {
        expect([damaged, faults(damaged)]).toEqual([damaged, 'damaged']);
      }
    });

    it('has a name that every file system accepts', () => {
      expect(fileNameOf({ name: 'Home: "great"/fleet?', fleet })).toBe('Home greatfleet.json');
      expect(fileNameOf({ name: '???', fleet })).toBe('fleet.json');
    });
  });

  describe('a fleet from another battle', () => {
    it('2.3 2.9 adopts the terms of this battle: a legal fleet stays legal', () => {
      for (const [quality, command] of [
        ['roll', 'buy'],
        ['buy', 'roll'],
        ['buy', 'buy'],
        ['roll', 'roll'],
      ]) {
        const here = termsOf(rules.open({ mode: 'points', points: { ...points, points: 1000, quality, command } }, quickDice(1)).G);
        for (const bought of [fleet, defaultFleet(here, 0)]) {
          expect([quality, command, fleetFault(here, 0, adopt(here, 0, bought))]).toEqual([quality, command, undefined]);
        }
      }
    });

    it('2.9 from another list becomes an ally, and an ally of the own list an own squadron', () => {
      const ally = { ...fleet.squadrons[0], admiral: false, loyalty: 1 };
      const there = adopt(terms, 1, { ...fleet, squadrons: [...fleet.squadrons, ally] });
      expect(there.squadrons.map(({ loyalty }) => loyalty)).toEqual([...fleet.squadrons.map(() => 0), 1]);
      expect(adopt(terms, 0, { ...fleet, squadrons: [ally] }).squadrons[0].loyalty).toBeNull();
    });
  });

  describe('the saved fleets', () => {
    it('saves a fleet in the browser and loads it again', () => {
      const { sent, action } = lay(G, '0');
      fireEvent.change(screen.getByLabelText(en.muster.libations), { target: { value: '2' } });
      fireEvent.change(screen.getByLabelText(text.name), { target: { value: 'Two cups' } });
      fireEvent.click(button(text.save));
      expect(savedFleets()).toEqual([{ name: 'Two cups', fleet: twelve }]);
      fireEvent.change(screen.getByLabelText(en.muster.libations), { target: { value: '1' } });
      fireEvent.click(button(text.take));
      fireEvent.click(action('keep') as HTMLElement);
      expect((sent[0].args[0] as Fleet).libations).toBe(2);
      fireEvent.click(button(text.forget));
      expect(savedFleets()).toEqual([]);
      expect(screen.queryByRole('button', { name: text.take })).toBeNull();
    });

    it('replaces a fleet of the same name, and ignores damaged data in the browser', () => {
      localStorage.setItem('weathergage.fleets.salamis-ad-actium', JSON.stringify([{ name: 'Old' }, { name: 'Home', fleet }, 3]));
      lay(G, '0');
      expect(savedFleets().map(({ name }) => name)).toEqual(['Home']);
      fireEvent.change(screen.getByLabelText(text.name), { target: { value: 'Home' } });
      fireEvent.click(button(text.save));
      expect(savedFleets()).toHaveLength(1);
    });

    it('opens a file', async () => {
      const { sent, action } = lay(G, '0');
      await open(fleetFile({ name: 'From afar', fleet: twelve }));
      await waitFor(() => expect(notice()).toBe(text.notices.taken('From afar')));
      fireEvent.click(action('keep') as HTMLElement);
      expect(sent).toEqual([{ move: 'setFleet', args: [twelve] }]);
    });

    it('names a damaged file, and changes nothing', async () => {
      const { sent, action } = lay(G, '0');
      fireEvent.change(screen.getByLabelText(en.muster.libations), { target: { value: '2' } });
      await open('{"format":"weathergage-fleet","version":1,"name":"x","fleet":{"libations":1,"squadrons":[{}]}}');
      await waitFor(() => expect(notice()).toBe(text.notices.damaged('old.json')));
      fireEvent.click(action('keep') as HTMLElement);
      expect(sent).toEqual([{ move: 'setFleet', args: [twelve] }]);
      expect(savedFleets()).toEqual([]);
    });

    it('says if the browser cannot save', () => {
      lay(G, '0');
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
      fireEvent.click(button(text.save));
      full.mockRestore();
      expect(notice()).toContain('cannot save');
      expect(savedFleets()).toEqual([]);
    });
  });

  it('2.3 2.4 2.5 2.10 the agreed terms are shown beside the fleets, each with its case', () => {
    const waters = { current: 'strong', towards: 90, tide: 'rising' };
    const other = rules.open({ mode: 'points', points: { wind: 'rolled', terrain: { north: 'island' }, waters } }, quickDice(1)).G;
    const { page } = lay(other, '0');
    const agreed = page.container.querySelector('.wg-agreement dl')?.textContent;
    for (const each of ['Roll for the region', 'North side: Island', 'Strong', 'East', 'Rising']) expect(agreed).toContain(each);
    expect(page.container.querySelectorAll('.wg-agreement .wg-case')).toHaveLength(6);
  });
});

describe('the set-up', () => {
  afterEach(cleanup);

  const salamis = toModule(salamisAdActium) as unknown as GameModule;
  let chosen: SetupChoice;

  function Form() {
    const [choice, setChoice] = useState<SetupChoice>({ scenario: salamis.scenarios[0].id, options: {} });
    chosen = choice;
    return <GameSetup module={salamis} choice={choice} onChange={setChoice} />;
  }

  const names = (scenario: string) => fieldsFor(salamis, scenario).map(({ path }) => path[0]);

  describe('laying the table', () => {
    it('asks a campaign’s questions, its theatre only once', () => {
      expect(names('campaign-aegean')).toContain('campaign');
      expect(names('campaign-aegean')).not.toContain('points');
      const campaign = fieldsFor(salamis, 'campaign-aegean').find(({ path }) => path[0] === 'campaign');
      expect(campaign?.kind === 'group' && campaign.fields.map(({ path }) => path[1])).toEqual(['length', 'battles']);
      expect(names('points')).toContain('points');
      expect(names('points')).not.toContain('campaign');
      expect(names('salamis-480')).toEqual(['options', 'swapSides', 'turnLimit']);
    });

    it('merges the answers with the scenario’s settings', () => {
      render(<Form />);
      fireEvent.click(screen.getByLabelText(/The Ionian and Decelean War/));
      fireEvent.click(screen.getByLabelText('24 months'));
      fireEvent.click(screen.getByLabelText('Resolve by a roll'));
      expect(setupDataOf(salamis, chosen)).toEqual({ mode: 'campaign', campaign: { theatre: 'aegean', length: 'long', battles: 'quick' } });
      expect(setupFault(setupDataOf(salamis, chosen))).toBeUndefined();
    });

    it('drops answers to questions of another kind of match', () => {
      render(<Form />);
      fireEvent.click(screen.getByLabelText(/Points battle/));
      fireEvent.click(screen.getByLabelText('650 points'));
      expect(setupDataOf(salamis, chosen)).toEqual({ mode: 'points', points: { size: 'great' } });
      fireEvent.click(screen.getByLabelText(/^Salamis/));
      expect(setupDataOf(salamis, chosen)).toEqual({ mode: 'scenario', scenario: 'salamis-480' });
    });

    it('has a switch for every rule in play', () => {
      render(<Form />);
      fireEvent.click(screen.getByLabelText(/Free deployment/i));
      expect(setupDataOf(salamis, chosen)).toMatchObject({ options: { freeDeployment: true } });
    });
  });
});

afterEach(cleanup);

const slips = (page: { readonly container: HTMLElement }): string =>
  [...page.container.querySelectorAll('.wg-papers .wg-slip, .wg-slip')].map((each) => each.textContent).join(' ');

describe('10.3 the aim of a battle', () => {
  it.each(SCENARIOS.map(({ id }) => id))('%s: is shown to both players at the start, with their side', (scenario) => {
    const { G } = rules.open({ scenario }, quickDice(1));
    const { sides, victory } = SCENARIOS.find(({ id }) => id === scenario) ?? SCENARIOS[0];
    for (const player of ['0', '1']) {
      const shown = slips(lay(G, player).page);
      expect(shown).toContain(`You play ${sides[Number(player)].name}`);
      expect(shown).toContain(victory.type === 'standard' ? 'Sink, capture or rout' : `${sides[victory.side].name}: `);
      cleanup();
    }
  });

  it('is shown to spectators without a side, and hidden after the first turn', () => {
    const { G } = rules.open({ scenario: 'delta-1175' }, quickDice(1));
    expect(slips(lay(G, null).page)).toContain('Objective');
    cleanup();
    expect(slips(lay({ ...G, turn: 2 }, '0').page)).not.toContain('You play');
  });
});
