import { createContext, type ReactNode, useContext } from 'react';
import { HistoryBar, HistoryButton } from '../../../kit/history/HistoryBar.js';
import { HistoryContext } from '../../../kit/history/historyContext.js';
import { EarlierLogContext } from '../../../kit/host/earlierLog.js';
import type { Feature, PartProps, PlayedContext, ProviderProps } from '../../feature.js';
import { useBookmarks } from '../positions/bookmarks.js';
import { SliderBookmarks } from '../positions/SliderBookmarks.js';
import { type MatchHistory, useHistory } from './useHistory.js';

const State = createContext<MatchHistory | undefined>(undefined);

function Provider<M extends PlayedContext>({ match, children }: ProviderProps<M>): ReactNode {
  const history = useHistory(match);
  const { shown, at, isPast, isLoading, go, context } = history;
  return (
    <State value={history}>
      <HistoryContext value={context}>
        <EarlierLogContext value={isPast ? history.earlier : match.earlier}>
          {children({ ...match, shown, at, isPast, isLoading, go })}
        </EarlierLogContext>
      </HistoryContext>
    </State>
  );
}

function Button({ match: { covered } }: PartProps<PlayedContext>) {
  const history = useContext(State);
  return history && !covered && <HistoryButton isOpen={history.isOpen} onPress={history.toggle} />;
}

function Banner({ match, parts }: PartProps<PlayedContext>) {
  const history = useContext(State);
  const { at, isLoading, live, viewed, go, covered } = match;
  const bookmarks = useBookmarks(viewed.match);
  if (!history?.isOpen || covered) return null;
  const { earliest, toggle } = history;
  const now = live._stateID;
  return (
    <HistoryBar
      marked={bookmarks.find((bookmark) => bookmark.at === at)?.name}
      marks={<SliderBookmarks marks={bookmarks} min={earliest} max={now} />}
      at={at}
      now={now}
      earliest={earliest}
      isLost={history.isLost}
      isLoading={isLoading}
      meanwhile={history.meanwhile}
      onGo={go}
      onTurn={history.toTurn}
      onOwn={history.toOwn}
      beside={parts('BesideSlider')}
      onClose={toggle}
    >
      {parts('HistoryTool')}
    </HistoryBar>
  );
}

export const history: Feature<PlayedContext> = { id: 'history', Provider, Button, Banner };
