import { render, screen } from '@testing-library/react';
import { createContext, lazy, type ReactNode, useContext } from 'react';
import { shownProps } from '../../../client/match/boardProps.js';
import type { Feature, MatchContext, PartProps, ProviderProps } from '../../../client/match/feature.js';
import { MatchTable } from '../../../client/match/MatchTable.js';
import { matchDice } from '../../../src/kit/dice.js';
import { card, module } from '../pages/parleyBoard.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('../pages/parleyBoard.js'));

const position = shownProps(module, {
  G: module.rules.setup({}, matchDice('a.b').setup),
  playerID: null,
  log: [],
  ledger: {},
  matchID: 'm',
});

const match: MatchContext = {
  playable: {
    game: { ...card, loadRules: () => Promise.reject(new Error('not read')), Picture: lazy(async () => ({ default: () => null })) },
    module,
    Board: ({ _stateID, matchID }) => <output>{`${matchID} at ${_stateID}`}</output>,
  },
  title: 'Parley',
  viewed: { match: { kind: 'hotseat', game: 'parley', id: 'm' }, setupData: {} },
  live: position,
  shown: position,
  at: 0,
  isPast: false,
  isLoading: false,
  views: async () => ({ from: 0, views: [], log: [] }),
  go: () => undefined,
};

const show = (features: readonly Feature<MatchContext>[]) =>
  render(
    <MatchTable features={features} match={match}>
      {(board) => board}
    </MatchTable>,
  );

const button = (id: string): Feature<MatchContext> => ({ id, Button: () => <button type="button">{id}</button> });

describe('a match page', () => {
  it('shows only the board without features', () => {
    show([]);
    expect(screen.getByText('m at 0')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('shows the parts of a slot in order', () => {
    show([button('second'), { id: 'silent' }, button('first')]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['second', 'first']);
  });

  it('shows other features’ parts inside a feature, whatever the order', () => {
    const bar: Feature<MatchContext> = { id: 'bar', Banner: ({ parts }) => <section>{parts('HistoryTool')}</section> };
    const tool = (id: string): Feature<MatchContext> => ({ id, HistoryTool: () => <i>{id}</i> });
    show([tool('a'), bar, tool('b')]);
    expect(document.querySelector('section')?.textContent).toBe('ab');
  });

  it('passes a provider’s changes to board and parts, and its context to the parts', () => {
    const Word = createContext('none');
    function Provider<M extends MatchContext>({ match: given, children }: ProviderProps<M>): ReactNode {
      return <Word value="kept">{children({ ...given, title: `${given.title}!`, shown: { ...position, _stateID: 3 } })}</Word>;
    }
    const Banner = ({ match: { title } }: PartProps<MatchContext>) => <p>{`${title} ${useContext(Word)}`}</p>;
    show([
      { id: 'before', Banner },
      { id: 'provider', Provider },
      { id: 'again', Provider },
    ]);
    expect(screen.getByText('Parley!! kept')).toBeTruthy();
    expect(screen.getByText('m at 3')).toBeTruthy();
    expect(document.querySelector('.wg-board')?.getAttribute('data-state')).toBe('3');
  });
});
