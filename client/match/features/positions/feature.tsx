import type { Feature, LocalContext, MatchContext, PartProps } from '../../feature.js';
import { BranchBanner } from './BranchBanner.js';
import { PositionTools } from './PositionTools.js';

function HistoryTool({ match }: PartProps<MatchContext>) {
  const { playable, viewed, shown, isLoading, go } = match;
  return !isLoading && <PositionTools {...viewed} module={playable.module} shown={shown} at={shown._stateID} go={go} />;
}

export const positions: Feature<MatchContext> = { id: 'positions', HistoryTool };

const Banner = ({ match: { playable, match } }: PartProps<LocalContext>) => <BranchBanner module={playable.module} match={match} />;

/** Shows that a match is a branch, and links to its start. */
export const branchOf: Feature<LocalContext> = { id: 'branchOf', Banner };
