import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { pathOf, seats } from '../app/MatchList.js';
import {
  type BranchMatch,
  findMatch,
  forgetMatch,
  type KeptMatch,
  levelOf,
  type MatchRef,
  renameBranch,
  useKeptMatches,
} from '../app/matches.js';
import { usePageWords } from '../app/words/index.js';
import { useLanguage } from '../kit/language.js';
import { momentPath } from './paths.js';
import { allBranchesOf, branchesOf, rootOf } from './tree.js';
import { Window } from './Window.js';
import { useMomentWords } from './words/index.js';

const Ask = lazy(() => import('../app/parts/Ask.js'));

interface BranchesProps {
  /** The match that is on the table. */
  readonly match: MatchRef;
  onClose(): void;
}

interface ItemProps extends BranchesProps {
  readonly matches: readonly KeptMatch[];
}

/** Whoever plays it and where it stands, in one line. */
function Standing({ match }: { readonly match: KeptMatch }) {
  const shared = usePageWords();
  const language = useLanguage();
  const against = match.kind === 'captain' ? shared.with[levelOf(match)] : '';
  return (
    <span className="wg-small">{[seats(match, shared, language), against, match.over ?? match.stands].filter(Boolean).join(', ')}</span>
  );
}

function Renaming({ branch, onDone }: { readonly branch: BranchMatch; onDone(): void }) {
  const words = useMomentWords();
  const id = useId();
  const [name, setName] = useState(branch.branch.name);
  return (
    <form
      className="branch-renaming"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) renameBranch(branch, name.trim());
        onDone();
      }}
    >
      <label htmlFor={id} className="wg-small">
        {words.name}
      </label>
      <input id={id} className="wg-input" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      <button type="submit" className="wg-button">
        {words.keep}
      </button>
    </form>
  );
}

function BranchItem({ branch, ...props }: ItemProps & { readonly branch: BranchMatch }) {
  const words = useMomentWords();
  const [, navigate] = useLocation();
  const { match, matches, onClose } = props;
  const { name, at, clock, of } = branch.branch;
  const [doing, setDoing] = useState<'renaming' | 'asking'>();
  const below = allBranchesOf(matches, branch);
  const throwAway = () => {
    const isOnTable = [branch, ...below].some(({ id }) => id === match.id);
    forgetMatch(branch);
    if (isOnTable) navigate(momentPath(of, at));
  };
  return (
    <li data-testid="branch">
      <div className="branch-what">
        <strong>{name}</strong> <span>{words.leaves(words.from(at, clock))}</span>
        <Standing match={branch} />
      </div>
      {doing === 'renaming' && <Renaming branch={branch} onDone={() => setDoing(undefined)} />}
      <div className="wg-buttons">
        {branch.id === match.id ? (
          <span className="wg-chip">{words.here}</span>
        ) : (
          <Link href={pathOf(branch)} className="wg-button" aria-label={`${words.open}: ${name}`} onClick={onClose}>
            {words.open}
          </Link>
        )}
        <button type="button" className="wg-button quiet" aria-label={`${words.rename}: ${name}`} onClick={() => setDoing('renaming')}>
          {words.rename}
        </button>
        <button type="button" className="wg-button quiet" aria-label={`${words.away}: ${name}`} onClick={() => setDoing('asking')}>
          {words.away}
        </button>
      </div>
      {doing === 'asking' && (
        <Suspense>
          <Ask
            title={words.awayAsk(name)}
            about={words.awayAbout(below.length)}
            yes={words.away}
            no={words.cancel}
            onYes={throwAway}
            onClose={() => setDoing(undefined)}
          />
        </Suspense>
      )}
      <BranchList {...props} of={branch} />
    </li>
  );
}

function BranchList({ of, ...props }: ItemProps & { readonly of: MatchRef }) {
  const branches = branchesOf(props.matches, of);
  return (
    branches.length > 0 && (
      <ul>
        {branches.map((branch) => (
          <BranchItem key={branch.id} branch={branch} {...props} />
        ))}
      </ul>
    )
  );
}

function RootItem({ root, children, ...props }: ItemProps & { readonly root: MatchRef; readonly children: ReactNode }) {
  const words = useMomentWords();
  const kept = findMatch(root.game, root.id);
  const isHere = root.id === props.match.id;
  return (
    <li>
      <div className="branch-what">
        <strong>{words.theMatch}</strong>
        {kept && <Standing match={kept} />}
      </div>
      {isHere ? (
        <span className="wg-chip">{words.here}</span>
      ) : (
        <Link href={momentPath(root, 0).replace(/[?&]at=0$/, '')} className="wg-button" onClick={props.onClose}>
          {words.open}
        </Link>
      )}
      {children}
    </li>
  );
}

/** All that was begun from a match, as a tree: opened, named anew, thrown away. */
export function Branches({ match, onClose }: BranchesProps) {
  const words = useMomentWords();
  const matches = useKeptMatches();
  const root = rootOf(matches, match);
  const props = { match, matches, onClose };
  return (
    <Window title={words.branches} about={words.branchesAbout} onClose={onClose}>
      <ul className="branch-tree">
        <RootItem root={root} {...props}>
          <BranchList of={root} {...props} />
        </RootItem>
      </ul>
      {branchesOf(matches, root).length === 0 && <p>{words.noBranches}</p>}
    </Window>
  );
}
