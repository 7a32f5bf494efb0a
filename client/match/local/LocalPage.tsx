import { type ComponentType, useState } from 'react';
import { useLocation } from 'wouter';
import { goesOn } from '../../../src/kit/meta.js';
import { Layout } from '../../app/Layout.js';
import { findMatch, forgetMatch, type LocalMatch } from '../../app/matches.js';
import { NotFound } from '../../app/NotFound.js';
import { Notice } from '../../app/parts/Notice.js';
import { type Playable, WithBoard } from '../../app/WithGame.js';
import { usePageWords } from '../../app/words/index.js';
import { useTableWords } from '../words/index.js';
import { ClosedTable } from './ClosedTable.js';
import type { LocalTableProps } from './localTable.js';
import { useTable } from './useTable.js';

interface OpenedProps {
  readonly playable: Playable;
  readonly match: LocalMatch;
  readonly Table: ComponentType<LocalTableProps>;
}

/** A finished match can be viewed under any rules. */
const isClosed = ({ rules, over }: LocalMatch, { version }: Playable['module']['meta']): boolean =>
  rules !== undefined && over === undefined && !goesOn(rules, version);

function Opened({ playable, match, Table }: OpenedProps) {
  const words = useTableWords();
  const shared = usePageWords();
  const [, navigate] = useLocation();
  const table = useTable(playable.module, match);
  if (table === null) return null;
  if (table !== 'damaged') {
    const Shown = isClosed(match, playable.module.meta) ? ClosedTable : Table;
    return <Shown playable={playable} match={match} table={table} />;
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
  readonly Table: ComponentType<LocalTableProps>;
}

/** A match of this browser, at its last position. */
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
  return <WithBoard slug={slug}>{(playable) => <Opened playable={playable} match={match} Table={Table} />}</WithBoard>;
}
