import { useState } from 'react';
import { Link } from 'wouter';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { findMatch, isBranch, type LocalMatch, type MatchRef, useKeptMatches } from '../../../app/matches.js';
import { useLoaded } from '../../../kit/loading/useLoaded.js';
import { WhenLoaded } from '../../../kit/loading/WhenLoaded.js';
import './positions.css';
import { positionPath } from './paths.js';
import { usePositionWords } from './words/index.js';

const load = () => import('./dialogs.js');

/** Whether a match still exists. Matches in this browser may have been deleted. */
const exists = ({ kind, game, id }: MatchRef): boolean => kind === 'online' || kind === 'replay' || findMatch(game, id) !== undefined;

/** Shows a branch's name and starting position; null for other matches. */
export function BranchBanner({ module, match }: { readonly module: GameModule; readonly match: LocalMatch }) {
  const words = usePositionWords();
  const [isOpen, setOpen] = useState(false);
  const windows = useLoaded(load, isOpen);
  const kept = useKeptMatches().find(({ game, id }) => game === match.game && id === match.id);
  if (!kept || !isBranch(kept)) return null;
  const { name, at, clock, of } = kept.branch;
  return (
    <section className="wg-branch-line" aria-label={words.whatIf} data-testid="branch-line">
      <p>{words.branchOf(name, words.from(at, clock))}</p>
      {exists(of) && (
        <Link href={positionPath(of, at)} className="wg-button wg-quiet">
          {words.back}
        </Link>
      )}
      <button type="button" className="wg-button wg-quiet" onClick={() => setOpen(true)}>
        {words.branches}
      </button>
      {isOpen && (
        <WhenLoaded of={windows}>{({ Branches }) => <Branches module={module} match={kept} onClose={() => setOpen(false)} />}</WhenLoaded>
      )}
    </section>
  );
}
