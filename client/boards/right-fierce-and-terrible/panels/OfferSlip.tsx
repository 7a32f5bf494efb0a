import { type Ask, opponentOf, type Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { Die } from '../../../kit/panels/Dice.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { useWords } from '../words/index.js';
import { UnitPicture } from './Pictures.js';
import { StackSlip } from './StackSlip.js';

const CASES: { readonly [kind in Ask['kind']]: string } = {
  assignCommand: '5.2.5',
  takeLoss: '8.2.10',
  sacrifice: '3.4.6',
  heroism: '8.3.21',
  avertCollapse: '11.2.5',
  reroll: '3.5.1',
  flemishTarget: '12.7',
  saveMarines: '3.2.9',
};

interface OfferSlipProps {
  readonly G: Sluys;
  readonly question: Ask;
  readonly title: string;
  /** What follows from the answer. */
  readonly note: string;
  readonly items: readonly ActionItem[];
  readonly hex: string | undefined;
}

/** The dice that lie on the table while luck or heroism is weighed. */
function DiceNow({ G }: { readonly G: Sluys }) {
  const { sides } = useWords();
  const kit = useKitWords();
  const { melee, sally } = G;
  const pairs = melee?.dice.length
    ? [
        { side: melee.side, dice: melee.dice.slice(0, 2) },
        { side: opponentOf(melee.side), dice: melee.dice.slice(2) },
      ]
    : sally?.rolls
      ? [
          { side: 'english' as const, dice: [sally.rolls[0]] },
          { side: 'french' as const, dice: [sally.rolls[1]] },
        ]
      : [];
  if (!pairs.length) return null;
  return (
    <div className="wg-offer-dice">
      {pairs.map(({ side, dice }) => (
        <p key={side} className={`wg-side-${side}`}>
          <b>{sides[side]}</b>
          <span className="wg-roll-dice">
            {dice.map((value, i) => (
              <Die key={i} value={value} order={i} />
            ))}
            <span className="wg-unseen">{kit.dice(dice)}</span>
          </span>
        </p>
      ))}
    </div>
  );
}

/** A question outside the ordinary flow: what is asked, what each answer costs and brings, and large buttons to answer with. */
export function OfferSlip({ G, question, title, note, items, hex }: OfferSlipProps) {
  const { offer } = useWords();
  const thrown = question.kind === 'heroism' || (question.kind === 'reroll' && question.of !== 'collapse');
  return (
    <>
      <section className={`wg-slip wg-offer wg-side-${question.side}`} aria-label={offer.title}>
        <h2>{title}</h2>
        {thrown && <DiceNow G={G} />}
        <p className="wg-slip-lines">
          {note} <CaseChip case={CASES[question.kind]} />
        </p>
        <ul className="wg-offer-list">
          {items.map(({ id, label, hint, run, why }) => (
            <li key={id}>
              <button type="button" data-offer={id} aria-disabled={!run || undefined} onClick={run}>
                {id.startsWith('spend-') && <UnitPicture G={G} id={id.slice('spend-'.length)} size={44} />}
                <span>
                  <b>{label}</b>
                  {hint && <span className="wg-slip-note">{hint}</span>}
                  {why && (
                    <span className="wg-why">
                      {why.reason} <CaseChip case={why.case} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {hex && <StackSlip G={G} hex={hex} able={[]} />}
    </>
  );
}
