import * as Type from '@sinclair/typebox';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { App } from '../../../client/app/App.js';
import { keptMatches } from '../../../client/app/matches.js';
import { type Chosen, countChosen, fieldsOf } from '../../../client/app/options/fields.js';
import { OptionsForm } from '../../../client/app/options/OptionsForm.js';
import { rulesPath } from '../../../client/app/rulesPath.js';
import { RulesAddress } from '../../../client/kit/host/RulesAddress.js';
import { levels } from '../../../src/games/invincible-armada/levels.js';

describe('options', () => {
  const perSide = (title: string, open: Type.TSchema) =>
    Type.Union([Type.Literal('rome', { title: 'Rome' }), Type.Literal('carthage', { title: 'Carthage' }), open], { title });
  const schema = Type.Object({
    deployment: Type.Optional(
      Type.Union([Type.Literal('free', { title: 'As you like' }), Type.Literal('preset', { title: 'Preset' })], {
        title: 'Deployment (4.3)',
        default: 'free',
      }),
    ),
    options: Type.Optional(
      Type.Object(
        {
          moreGunners: Type.Optional(
            Type.Boolean({ title: 'More gunners (17.1.4)', description: '+1 each.', favours: 'spanish', provenance: 'rulebook' }),
          ),
          plainSwitch: Type.Optional(Type.Boolean()),
          windChanges: Type.Optional(Type.Boolean({ default: true })),
          shots: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()], { default: null })),
          battle: Type.Optional(
            Type.Union([Type.Literal(0, { title: 'Lade' }), Type.Literal(1, { title: 'Mylae' })], { title: 'After history (13)' }),
          ),
          lists: Type.Optional(Type.Tuple([perSide('First', Type.Never()), perSide('Second', Type.Never())], { title: 'Lists' })),
          variants: Type.Optional(Type.Tuple([perSide('First', Type.Null()), perSide('Second', Type.Null())], { title: 'Variants' })),
          lastTurn: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 30, title: 'Last turn' })),
        },
        { title: 'What if?' },
      ),
    ),
  });

  afterEach(cleanup);

  function Form({ onChosen }: { readonly onChosen: (chosen: Chosen) => void }) {
    const [chosen, setChosen] = useState<Chosen>({});
    return (
      <OptionsForm
        slug="invincible-armada"
        fields={fieldsOf(schema)}
        chosen={chosen}
        sideName={(id) => id.toUpperCase()}
        onChange={(next) => {
          setChosen(next);
          onChosen(next);
        }}
      />
    );
  }

  describe('the options form', () => {
    it('shows each rule’s case with a link, provenance and favoured side', () => {
      render(
        <RulesAddress.Provider value={rulesPath}>
          <Form onChosen={() => undefined} />
        </RulesAddress.Provider>,
      );
      const gunners = screen.getByLabelText(/More gunners/);
      expect(gunners.closest('label')?.textContent).toBe('More gunners+1 each.Case 17.1.4, from the rulebook');
      expect(screen.getByRole('link', { name: 'Case 17.1.4' }).getAttribute('href')).toBe('/rules/invincible-armada#17.1.4');
      expect(screen.getByText('Favours SPANISH')).toBeTruthy();
      expect(screen.getByLabelText('Plain switch')).toBeTruthy();
    });

    it('accepts a number within its bounds', () => {
      const seen: Chosen[] = [];
      render(<Form onChosen={(next) => seen.push(next)} />);
      const box = screen.getByLabelText('Last turn');
      for (const value of ['12', '500', '30']) fireEvent.change(box, { target: { value } });
      expect(seen).toEqual([{ options: { lastTurn: 12 } }, { options: { lastTurn: 99 } }, {}]);
    });

    it('contains only changed options', () => {
      let chosen: Chosen = {};
      render(
        <Form
          onChosen={(next) => {
            chosen = next;
          }}
        />,
      );
      fireEvent.click(screen.getByLabelText(/More gunners/));
      fireEvent.click(screen.getByLabelText('Preset'));
      expect(chosen).toEqual({ deployment: 'preset', options: { moreGunners: true } });
      expect(countChosen(chosen)).toBe(2);
      fireEvent.click(screen.getByLabelText(/More gunners/));
      fireEvent.click(screen.getByLabelText('As you like'));
      expect(chosen).toEqual({});
    });

    it('shows a switch that is on by default, and sends it only when off', () => {
      const seen: Chosen[] = [];
      render(<Form onChosen={(next) => seen.push(next)} />);
      const wind = screen.getByLabelText('Wind changes') as HTMLInputElement;
      expect(wind.checked).toBe(true);
      fireEvent.click(wind);
      expect(wind.checked).toBe(false);
      fireEvent.click(wind);
      expect(seen).toEqual([{ options: { windChanges: false } }, {}]);
    });

    it('accepts an optional number', () => {
      const seen: Chosen[] = [];
      render(<Form onChosen={(next) => seen.push(next)} />);
      const shots = screen.getByLabelText('Shots') as HTMLInputElement;
      expect(shots.value).toBe('');
      for (const value of ['12', '40', '']) fireEvent.change(shots, { target: { value } });
      expect(seen).toEqual([{ options: { shots: 12 } }, { options: { shots: 30 } }, {}]);
    });

    it('leaves an option without a default empty', () => {
      const seen: Chosen[] = [];
      render(<Form onChosen={(next) => seen.push(next)} />);
      const battle = screen.getByLabelText('After history') as HTMLSelectElement;
      expect(battle.selectedOptions[0].textContent).toBe('Not set');
      for (const value of ['1', '-1']) fireEvent.change(battle, { target: { value } });
      expect(seen).toEqual([{ options: { battle: 1 } }, {}]);
    });

    it('shows a pair side by side, and sets both together', () => {
      const seen: Chosen[] = [];
      render(<Form onChosen={(next) => seen.push(next)} />);
      const pick = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
      pick('Lists: Second', '1');
      pick('Lists: First', '0');
      pick('Lists: Second', '-1');
      pick('Variants: Second', '0');
      pick('Variants: Second', '-1');
      expect(seen).toEqual([
        { options: { lists: ['carthage', 'carthage'] } },
        { options: { lists: ['rome', 'carthage'] } },
        {},
        { options: { variants: [null, 'rome'] } },
        {},
      ]);
      expect(countChosen(seen[1])).toBe(1);
    });
  });
});

describe('sides', () => {
  const open = async (path: string) => {
    window.history.pushState(null, '', path);
    await act(async () => void render(<App />));
  };

  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(cleanup);

  describe('the set-up of a match', () => {
    it('names the scenario’s opponents', async () => {
      await open('/captain/salamis-ad-actium');
      expect(await screen.findByLabelText(/^Egypt/)).toBeTruthy();
      fireEvent.click(screen.getByRole('radio', { name: /^Mylae/ }));
      expect(screen.getByLabelText(/^Rome$/)).toBeTruthy();
      expect(screen.getByLabelText(/^Carthage$/)).toBeTruthy();
      expect(screen.queryByText(/First fleet/)).toBeNull();
    });

    it('refuses a set-up against the rules, with a reason', async () => {
      await open('/hotseat/salamis-ad-actium');
      fireEvent.click(await screen.findByRole('radio', { name: /points/i }));
      const year = await screen.findByLabelText(/^Year/);
      fireEvent.change(year, { target: { value: '0' } });
      fireEvent.blur(year);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start the match' })));
      expect(screen.getByText(/the year 1 follows upon the year -1/)).toBeTruthy();
      expect(keptMatches()).toEqual([]);
    });
  });
});

describe('bots', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('a hard bot is offered if the game has one, with its win rate against the normal bot', async () => {
    window.history.pushState(null, '', '/captain/invincible-armada');
    await act(async () => void render(<App />));
    const admiral = await screen.findByLabelText(/^Hard/);
    expect(admiral.closest('label')?.textContent).toContain(`about ${levels.won.admiral?.captain} % of matches against Normal`);
    fireEvent.click(admiral);
    expect(screen.getByLabelText(/watch two hard bots/)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start the match' })));
    expect(await screen.findByText(/^Your side: English, against the hard bot/)).toBeTruthy();
    expect(keptMatches()).toMatchObject([{ kind: 'captain', level: 'admiral' }]);
  });
});
