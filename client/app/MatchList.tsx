import { Link } from 'wouter';
import { findGame } from './games.js';
import { forgetMatch, type KeptMatch } from './matches.js';
import { Ask } from './parts/Ask.js';
import { ago, texts } from './texts.js';

export const pathOf = ({ kind, game, id }: Pick<KeptMatch, 'kind' | 'game' | 'id'>): string =>
  `/${kind === 'online' ? 'match' : kind}/${game}/${id}`;

function seats(match: KeptMatch): string {
  const sides = findGame(match.game)?.sides ?? [];
  const side = (playerID: string) => sides[Number(playerID)] ?? playerID;
  if (match.kind === 'online') return texts.side(side(match.playerID));
  if (match.humans.length > 1) return texts.bothSides;
  return match.humans.length ? texts.side(side(match.humans[0])) : texts.captains;
}

/** Every match this browser has a part in, to be taken up again. */
export default function MatchList({ matches }: { readonly matches: readonly KeptMatch[] }) {
  const now = Date.now();
  return (
    <section className="wg-titled" aria-labelledby="my-matches">
      <h2 id="my-matches">{texts.yourMatches}</h2>
      <ul className="wg-list">
        {matches.map((match) => (
          <li key={`${match.game}/${match.id}`} data-testid="my-match">
            <div className="what">
              <strong>{findGame(match.game)?.title}</strong>, {seats(match)}
              <span className="wg-small">
                {[match.over ?? ('stands' in match ? match.stands : undefined), ago(match.updatedAt, now)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span className="wg-chip">{texts.ways[match.kind]}</span>
            <div className="wg-buttons">
              <Link href={pathOf(match)} className={match.over ? 'wg-button' : 'wg-button main'}>
                {match.over ? texts.look : texts.resume}
              </Link>
              <Ask
                trigger={
                  <button type="button" className="wg-button quiet">
                    {texts.remove}
                  </button>
                }
                title={texts.removeAsk}
                about={match.kind === 'online' ? texts.removeOnline : texts.removeLocal}
                yes={texts.remove}
                no={texts.cancel}
                onYes={() => forgetMatch(match)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
