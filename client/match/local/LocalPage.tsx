import { type ComponentType, useState } from 'react';
import { useLocation } from 'wouter';
import { isCompatible } from '../../../src/kit/meta.js';
import { Layout } from '../../app/Layout.js';
import { findMatch, forgetMatch, type LocalMatch } from '../../app/matches.js';
import { NotFound } from '../../app/NotFound.js';
import { Notice } from '../../app/parts/Notice.js';
import { type Playable, WithBoard } from '../../app/WithGame.js';
import { usePageWords } from '../../app/words/index.js';
import { useTableWords } from '../words/index.js';
import type { LocalMatchProps } from './localMatchProps.js';
import { ReadOnlyMatch } from './ReadOnlyMatch.js';
import { useRunningMatch } from './useRunningMatch.js';

interface OpenedProps {
  readonly playable: Playable;
  readonly match: LocalMatch;
  readonly Match: ComponentType<LocalMatchProps>;
}

/** Whether a match cannot continue under this rules version. A finished match can be viewed under any version. */
const isClosed = ({ rules, over }: LocalMatch, { version }: Playable['module']['meta']): boolean =>
  rules !== undefined && over === undefined && !isCompatible(rules, version);

function Opened({ playable, match, Match }: OpenedProps) {
  const words = useTableWords();
  const shared = usePageWords();
  const [, navigate] = useLocation();
  const table = useRunningMatch(playable.module, match);
  if (table === null) return null;
  if (table !== 'damaged') {
    const Shown = isClosed(match, playable.module.meta) ? ReadOnlyMatch : Match;
    return <Shown playable={playable} match={match} running={table} />;
  }
  return (
    <Layout>
      <Notice tone="bad">
        <p>{words.damaged}</p>
        <button
          type="button"
          className="wg-button"
          onClick={() => {
            forgetMatch(match);
            navigate('/');
          }}
        >
          {shared.remove}
        </button>
      </Notice>
    </Layout>
  );
}

interface LocalPageProps {
  readonly slug: string;
  readonly id: string;
  readonly kind: LocalMatch['kind'];
  readonly Table: ComponentType<LocalMatchProps>;
}

/** Shows a match stored in this browser at its current position. */
export function LocalPage({ slug, id, kind, Table }: LocalPageProps) {
  const words = useTableWords();
  const [match] = useState(() => findMatch(slug, id));
  if (match === undefined || match.kind === 'online' || match.kind !== kind) {
    return (
      <Layout>
        <NotFound title={words.gone} />
      </Layout>
    );
  }
  return <WithBoard slug={slug}>{(playable) => <Opened playable={playable} match={match} Match={Table} />}</WithBoard>;
}
