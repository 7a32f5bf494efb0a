import { lazy, type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameModule } from '../../../../src/boardgame/module.js';
import {
  type BranchMatch,
  findMatch,
  forgetMatch,
  type KeptMatch,
  levelOf,
  type MatchRef,
  renameBranch,
  useKeptMatches,
} from '../../../app/matches.js';
import { LatePart } from '../../../app/parts/LatePart.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { usePageWords } from '../../../app/words/index.js';
import { useLanguage } from '../../../kit/language.js';
import { pathOf, seats } from '../../MatchList.js';
import { Comparison } from './Comparison.js';
import { positionPath } from './paths.js';
import { allBranchesOf, branchesOf, rootOf } from './tree.js';
import { usePositionWords } from './words/index.js';

const Ask = lazy(() => import('../../../app/parts/Ask.js'));

interface BranchesProps {
  readonly module: GameModule;
  readonly match: MatchRef;
  onClose(): void;
}

interface ItemProps extends BranchesProps {
  readonly matches: readonly KeptMatch[];
  readonly compared: readonly string[];
  onCompare(id: string): void;
}

function CompareBox({
  id,
  name,
  compared,
  onCompare,
}: Pick<ItemProps, 'compared' | 'onCompare'> & { readonly id: string; readonly name: string }) {
  const words = usePositionWords();
  return (
    <label className="wg-branch-compare">
      <input type="checkbox" checked={compared.includes(id)} aria-label={`${words.compare}: ${name}`} onChange={() => onCompare(id)} />
      <span aria-hidden="true">{words.compare}</span>
    </label>
  );
}

function Standing({ match }: { readonly match: KeptMatch }) {
  const shared = usePageWords();
  const language = useLanguage();
  const against = match.kind === 'captain' ? shared.with[levelOf(match)] : '';
  return (
    <span className="wg-small">{[seats(match, shared, language), against, match.over ?? match.stands].filter(Boolean).join(', ')}</span>
  );
}

function Renaming({ branch, onDone }: { readonly branch: BranchMatch; onDone(): void }) {
  const words = usePositionWords();
  const id = useId();
  const [name, setName] = useState(branch.branch.name);
  return (
    <form
      className="wg-branch-renaming"
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
  const words = usePositionWords();
  const [, navigate] = useLocation();
  const { match, matches, onClose } = props;
  const { name, at, clock, of } = branch.branch;
  const [doing, setDoing] = useState<'renaming' | 'asking'>();
  const below = allBranchesOf(matches, branch);
  const throwAway = () => {
    const isOnTable = [branch, ...below].some(({ id }) => id === match.id);
    forgetMatch(branch);
    if (isOnTable) navigate(positionPath(of, at));
  };
  return (
    <li data-testid="branch">
      <div className="wg-branch-what">
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
        <button type="button" className="wg-button wg-quiet" aria-label={`${words.rename}: ${name}`} onClick={() => setDoing('renaming')}>
          {words.rename}
        </button>
        <button type="button" className="wg-button wg-quiet" aria-label={`${words.remove}: ${name}`} onClick={() => setDoing('asking')}>
          {words.remove}
        </button>
        <CompareBox id={branch.id} name={name} {...props} />
      </div>
      {doing === 'asking' && (
        <LatePart>
          <Ask
            title={words.removeAsk(name)}
            about={words.removeAbout(below.length)}
            yes={words.remove}
            no={words.cancel}
            onYes={throwAway}
            onClose={() => setDoing(undefined)}
          />
        </LatePart>
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
  const words = usePositionWords();
  const kept = findMatch(root.game, root.id);
  const isHere = root.id === props.match.id;
  return (
    <li>
      <div className="wg-branch-what">
        <strong>{words.theMatch}</strong>
        {kept && <Standing match={kept} />}
      </div>
      <div className="wg-buttons">
        {isHere ? (
          <span className="wg-chip">{words.here}</span>
        ) : (
          (kept || root.kind === 'online' || root.kind === 'replay') && (
            <Link href={positionPath(root)} className="wg-button" aria-label={`${words.open}: ${words.theMatch}`} onClick={props.onClose}>
              {words.open}
            </Link>
          )
        )}
        {kept && <CompareBox id={kept.id} name={words.theMatch} {...props} />}
      </div>
      {children}
    </li>
  );
}

/** Lists the branches of a match, which can be opened, renamed, compared or deleted; null if there are none. */
export function BranchTree({ module, match, onClose }: BranchesProps) {
  const words = usePositionWords();
  const matches = useKeptMatches();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const root = rootOf(matches, match);
  const all = allBranchesOf(matches, root);
  if (all.length === 0) return null;
  const kept = findMatch(root.game, root.id);
  // Choosing a third match replaces the first.
  const onCompare = (id: string) =>
    setCompared(compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id].slice(-2));
  const props = { module, match, matches, onClose, compared, onCompare };
  const pair = [kept, ...all].filter((each): each is KeptMatch => each !== undefined && compared.includes(each.id));
  return (
    <>
      <ul className="wg-branch-tree" aria-label={words.branches}>
        <RootItem root={root} {...props}>
          <BranchList of={root} {...props} />
        </RootItem>
      </ul>
      {pair.length === 2 ? <Comparison module={module} pair={pair} /> : <p className="wg-small">{words.compareTwo}</p>}
    </>
  );
}

export function Branches(props: BranchesProps) {
  const words = usePositionWords();
  return (
    <PageDialog className="wg-position-window" title={words.branches} about={words.branchesAbout} onClose={props.onClose}>
      <BranchTree {...props} />
    </PageDialog>
  );
}
