import { type ReactNode, useMemo } from 'react';
import { type Feature, type MatchContext, type ProviderProps, partsOf } from './feature.js';
import { MatchFrame } from './MatchFrame.js';

interface ProvidedProps<M extends MatchContext> extends ProviderProps<M> {
  readonly features: readonly Feature<M>[];
}

/** Nests the providers of the features, the first outermost. */
function Provided<M extends MatchContext>({ features: [first, ...others], match, children }: ProvidedProps<M>): ReactNode {
  if (!first) return children(match);
  const inner = (changed: M) => (
    <Provided features={others} match={changed}>
      {children}
    </Provided>
  );
  const { Provider } = first;
  return Provider ? <Provider match={match}>{inner}</Provider> : inner(match);
}

interface MatchTableProps<M extends MatchContext> {
  readonly features: readonly Feature<M>[];
  readonly match: M;
  readonly about?: ReactNode;
  readonly children: (board: ReactNode) => ReactNode;
}

function Shown<M extends MatchContext>({ features, match, about, children }: MatchTableProps<M>) {
  const { title, shown, playable } = match;
  const { Board } = playable;
  // Memoized, because the slider moves faster than the board renders.
  const board = useMemo(() => <Board {...shown} />, [Board, shown]);
  const parts = partsOf(features, match);
  return (
    <MatchFrame title={title} state={shown._stateID} about={about} buttons={parts('Button')} banners={parts('Banner')}>
      {children(board)}
    </MatchFrame>
  );
}

export function MatchTable<M extends MatchContext>({ features, match, ...frame }: MatchTableProps<M>) {
  const withProvider = useMemo(() => features.filter(({ Provider }) => Provider), [features]);
  return (
    <Provided features={withProvider} match={match}>
      {(provided) => <Shown features={features} match={provided} {...frame} />}
    </Provided>
  );
}
