import Route from 'lucide-react/icons/route';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useKeptMatches } from '../../../app/matches.js';
import { beginBranch } from '../positions/branch.js';
import type { ViewedPosition } from '../positions/position.js';
import { branchesOf } from '../positions/tree.js';
import { useOrderWords } from './words/index.js';

/** Renders a button that starts a branch in which the player plays both sides, in order to set conditional orders. */
export function PlanAheadButton(looked: Omit<ViewedPosition, 'go'>) {
  const words = useOrderWords();
  const [, navigate] = useLocation();
  const [stage, setStage] = useState<'asked' | 'busy' | 'failed'>('asked');
  const taken = branchesOf(useKeptMatches(), looked.match).length;
  const begin = async () => {
    setStage('busy');
    const humans = looked.module.sides.map(({ playerID }) => playerID);
    const wanted = { name: words.name(taken + 1), humans, level: 'captain', isSame: false } as const;
    const branch = await beginBranch(looked, wanted).catch(() => undefined);
    if (branch) navigate(`/${branch.kind}/${branch.game}/${branch.id}`);
    else setStage('failed');
  };
  const title = stage === 'failed' ? words.aheadFailed : words.ahead;
  return (
    <button
      type="button"
      className="wg-button wg-quiet wg-icon"
      aria-label={title}
      title={title}
      disabled={stage === 'busy'}
      onClick={() => void begin()}
    >
      <Route aria-hidden="true" />
    </button>
  );
}
