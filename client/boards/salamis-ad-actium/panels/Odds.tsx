import type { Levels } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Modifier } from '../../../../src/kit/events.js';
import { ChanceBar, Modifiers } from '../../../kit/panels/Odds.js';
import { useWords } from '../words/index.js';

/** Everything that bears on a throw, by name, in a line of its own. */
export const ModifierLine = ({ modifiers }: { readonly modifiers: readonly Modifier[] }) => (
  <p className="wg-slip-modifiers">
    <Modifiers modifiers={modifiers} />
  </p>
);

/** The chances of the damage levels that a ship would be left with; those that cannot come about are left out. */
export function LevelBars({ levels, tone }: { readonly levels: Levels; readonly tone: 'good' | 'bad' }) {
  const words = useWords();
  return (
    <ul className="wg-chances">
      {levels.map((chance, level) =>
        chance > 0.0001 ? (
          <ChanceBar
            key={words.marks.damageTitle[level]}
            chance={chance}
            label={words.marks.damageTitle[level] || words.slip.unhurt}
            tone={level ? tone : 'even'}
          />
        ) : null,
      )}
    </ul>
  );
}
