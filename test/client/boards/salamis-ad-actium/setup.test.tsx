import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { fieldsFor, GameSetup, type SetupChoice, setupDataOf } from '../../../../client/app/options/GameSetup.js';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { toModule } from '../../../../src/boardgame/module.js';
import { salamisAdActium } from '../../../../src/games/salamis-ad-actium/index.js';
import { setupFault } from '../../../../src/games/salamis-ad-actium/setup.js';

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
  it('asks for a campaign what belongs to it, and its theatre but once', () => {
    expect(names('campaign-aegean')).toContain('campaign');
    expect(names('campaign-aegean')).not.toContain('points');
    const campaign = fieldsFor(salamis, 'campaign-aegean').find(({ path }) => path[0] === 'campaign');
    expect(campaign?.kind === 'group' && campaign.fields.map(({ path }) => path[1])).toEqual(['length', 'battles']);
    expect(names('points')).toContain('points');
    expect(names('points')).not.toContain('campaign');
    expect(names('salamis-480')).toEqual(['options', 'swapSides', 'turnLimit']);
  });

  it('puts the answers beside what the scenario settles', () => {
    render(<Form />);
    fireEvent.click(screen.getByLabelText(/The Ionian and Decelean War/));
    fireEvent.click(screen.getByLabelText('24 months'));
    fireEvent.click(screen.getByLabelText('Resolved by a throw'));
    expect(setupDataOf(salamis, chosen)).toEqual({ mode: 'campaign', campaign: { theatre: 'aegean', length: 'long', battles: 'quick' } });
    expect(setupFault(setupDataOf(salamis, chosen))).toBeUndefined();
  });

  it('leaves out what another kind of match was asked before', () => {
    render(<Form />);
    fireEvent.click(screen.getByLabelText(/Battle by points/));
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
