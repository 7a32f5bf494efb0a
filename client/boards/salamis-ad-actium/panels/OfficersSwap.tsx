import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { squadronName } from '../names.js';
import type { Session } from '../session.js';
import { useWords } from '../words/index.js';

/** Officers who could change places with the one of a squadron, before the first squadron is laid out [2.8]. */
export function OfficersSwap({ session, sq }: { readonly session: Session; readonly sq: string }) {
  const words = useWords();
  const text = words.deploy;
  const { G, me } = session;
  if (G.mode !== 'points' || G.deploy?.officersFixed[me] !== false) return null;
  const officer = (squadron: string) => G.ships[G.squadrons[squadron].flagship ?? '']?.flag ?? null;
  const others = Object.keys(G.squadrons).filter((other) => other !== sq && G.squadrons[other].side === me);
  const own = officer(sq);
  if (!own || !others.length) return null;
  return (
    <>
      <h3>
        {text.officer(words.marks.officer(own.name, own.mod))} <CaseChip case="2.8" />
      </h3>
      <div className="wg-offer-list">
        {others.map((other) => {
          const his = officer(other);
          const why = session.refusal('swapOfficers', [sq, other]);
          return (
            <button
              key={other}
              type="button"
              aria-disabled={why !== undefined || undefined}
              onClick={() => (why ? session.notify(why) : session.send('swapOfficers', sq, other))}
            >
              {text.swap(squadronName(G, other), his ? words.marks.officer(his.name, his.mod) : text.nobody)}
            </button>
          );
        })}
      </div>
    </>
  );
}
