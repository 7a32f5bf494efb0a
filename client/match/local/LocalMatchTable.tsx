import type { BoardProps } from 'boardgame.io/react';
import type { ReactNode } from 'react';
import type { Feature, LocalContext } from '../feature.js';
import { useLocalHistory } from '../features/history/useLocalHistory.js';
import { MatchTable } from '../MatchTable.js';
import { usePlayedContext } from '../playedContext.js';
import type { LocalMatchProps } from './localMatchProps.js';
import { type Seat, useSeat } from './seat.js';

interface LocalMatchTableProps extends LocalMatchProps {
  readonly features: readonly Feature<LocalContext>[];
  readonly seat: Seat;
  readonly covered?: boolean;
  readonly again: string;
  about(live: BoardProps): ReactNode;
  readonly children?: ReactNode;
}

function Opened({ live, features, playable, match, running, seat, covered, again, about, children }: OpenedProps) {
  const { game, module } = playable;
  const source = useLocalHistory(game.slug, running, seat.playerID);
  const viewed = { match, setupData: match.setupData, truth: source.truth };
  const rules = match.rules ?? module.meta.version;
  const played = usePlayedContext({ playable, viewed, source, rules, live, covered }, true);
  return (
    <MatchTable features={features} match={{ ...played, match, running, again }} about={about(live)}>
      {(board) => (
        <>
          <div className="bgio-client" inert={covered}>
            {board}
          </div>
          {children}
        </>
      )}
    </MatchTable>
  );
}

type OpenedProps = LocalMatchTableProps & { readonly live: BoardProps };

export function LocalMatchTable(props: LocalMatchTableProps) {
  const live = useSeat(props.seat);
  return live && <Opened {...props} live={live} />;
}
