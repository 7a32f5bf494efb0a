import {
  type Edge,
  type Levels,
  objectiveOf,
  opponentOf,
  type Party,
  type Salamis,
  type Side,
  specialRules,
  victoryOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { Modifier } from '../../../../src/kit/events.js';
import { ChanceBar, Modifiers } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

export const ModifierLine = ({ modifiers }: { readonly modifiers: readonly Modifier[] }) => (
  <p className="wg-slip-modifiers">
    <Modifiers modifiers={modifiers} />
  </p>
);

/** Shows the probability of each damage level for a ship, omitting impossible levels. */
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

const KINDS = ['heavy', 'normal', 'archers', 'oarsmen'] as const;

interface PartyPickerProps {
  readonly have: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly party: Party;
  /** Whether any number of factors can be entered, limited only by the rules. */
  readonly open?: boolean;
  readonly onParty: (party: Party) => void;
}

/** Form for choosing how many factors of each kind to send. */
export function PartyPicker({ have, party, open, onParty }: PartyPickerProps) {
  const text = useWords().card;
  return (
    <div>
      {KINDS.filter((kind) => have[kind] > 0).map((kind) => {
        const now = party[kind] ?? 0;
        return (
          <div key={kind} className="wg-party-row">
            <span>{text[kind]}</span>
            <button
              type="button"
              aria-label={text.fewer(text[kind])}
              disabled={now === 0}
              onClick={() => onParty({ ...party, [kind]: now - 1 })}
            >
              −
            </button>
            <b>{open ? now : `${now} / ${have[kind]}`}</b>
            <button
              type="button"
              aria-label={text.another(text[kind])}
              disabled={now >= have[kind]}
              onClick={() => onParty({ ...party, [kind]: now + 1 })}
            >
              +
            </button>
          </div>
        );
      })}
    </div>
  );
}

interface PickProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly onPick: (value: T) => void;
  readonly disabled?: boolean;
}

export function Pick<T extends string | number>({ label, value, options, onPick, disabled }: PickProps<T>) {
  return (
    <label className="wg-muster-field">
      {label}
      <select
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const picked = options.find(([each]) => String(each) === target.value);
          if (picked) onPick(picked[0]);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AimProps {
  readonly G: Salamis;
  readonly me?: Side | undefined;
}

/** Returns the objectives, one sentence per victory rule [10.3]. */
function useAims(G: Salamis): string[] {
  const { aim: text, edges } = useWords();
  const { fleets } = useGameWords();
  const name = (side: Side) => fleetName(G, side, fleets);
  const victory = victoryOf(G);
  const { transportsVP, flagHunt } = specialRules(G);
  const besides = [
    ...(transportsVP ? [text.transports(transportsVP)] : []),
    ...(flagHunt ? [text.flagHunt(name(opponentOf(flagHunt.side)), flagHunt.points)] : []),
  ];
  const aim = objectiveOf(G);
  if (victory.type === 'standard' || !aim) return [text.standard(G.turnLimit), ...besides];
  const enemy = name(opponentOf(aim.side));
  const what = victory.type === 'breakout' && victory.needFraction !== undefined ? text.points(aim.need) : text.ships(aim.need);
  const sentence =
    victory.type === 'landings'
      ? text.landings(name(aim.side), what, enemy, G.turnLimit)
      : text.breakout(
          name(aim.side),
          what,
          victory.edges.map((edge: Edge) => edges[edge]),
          enemy,
          G.turnLimit,
        );
  return [sentence, text.reached(aim.reached, aim.need), ...besides];
}

export function Aim({ G, me }: AimProps) {
  const { aim: text } = useWords();
  const { fleets } = useGameWords();
  const aims = useAims(G);
  return (
    <section className="wg-slip">
      <h2>{me === undefined ? text.title : text.you(fleetName(G, me, fleets))}</h2>
      {aims.map((each, i) => (
        <p key={each} className="wg-slip-lines">
          {each} {i === 0 && <CaseChip case="10.3" />}
        </p>
      ))}
    </section>
  );
}
