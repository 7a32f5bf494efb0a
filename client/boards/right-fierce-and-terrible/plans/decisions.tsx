import {
  type Ask,
  collapseChance,
  commandsOf,
  hasStar,
  hexOf,
  MARKERS_PER_COMMAND,
  markersIn,
  opponentOf,
  type Sluys,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { Die } from '../../../kit/panels/Dice.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { isHex } from '../chart/land.js';
import { commandName, leaderSurname, nameAt, shortName, targetName } from '../names.js';
import { StackSlip, UnitPicture } from '../panels/StackSlip.js';
import { lossOf } from '../sentences.js';
import type { Change, Draft, Session, StepView } from '../session.js';
import { useWords } from '../words/index.js';

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
  /** Text that explains the consequences of the answer. */
  readonly note: string;
  readonly items: readonly ActionItem[];
  readonly hex: string | undefined;
}

/** Shows the dice of a pending re-roll or Heroism. */
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

/** Shows a pending decision with its consequences and buttons. */
function OfferSlip({ G, question, title, note, items, hex }: OfferSlipProps) {
  const { offer } = useWords();
  const hasDice = question.kind === 'heroism' || (question.kind === 'reroll' && question.of !== 'collapse');
  return (
    <>
      <section className={`wg-slip wg-offer wg-side-${question.side}`} aria-label={offer.title}>
        <h2>{title}</h2>
        {hasDice && <DiceNow G={G} />}
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

interface Pending {
  readonly ask: string;
  readonly note: string;
  readonly items: readonly ActionItem[];
  readonly hex?: string;
  /** Returns the id of the button that a click on a hex triggers. */
  readonly at?: (hex: string) => string | undefined;
}

/** Returns the buttons for the units that may lose a step, each with its cost, and a button to decline. */
function spending(session: Session, move: 'takeLoss' | 'sacrifice' | 'heroism' | 'avertCollapse', decline: string): ActionItem[] {
  const { G } = session;
  const { act, slip } = session.words;
  return argsOf(session, move).map(([unit]): ActionItem => {
    if (unit === null) return { id: 'nobody', label: decline, run: () => session.send(move, null) };
    const lent = !hasStar(G, unit) && move !== 'takeLoss';
    return {
      id: `spend-${unit}`,
      label:
        move === 'takeLoss'
          ? act.lose(shortName(session, unit))
          : act.hero(move === 'avertCollapse' ? nameAt(session, unit) : shortName(session, unit)),
      hint: lent ? `${lossOf(session, unit)}, ${slip.bestowed}` : lossOf(session, unit),
      run: () => session.send(move, unit),
    };
  });
}

function pendingOf(session: Session, question: Ask): Pending {
  const { G, words } = session;
  const { act, ask, slip } = words;
  switch (question.kind) {
    case 'assignCommand': {
      const items = commandsOf(question.side).map((command) => {
        const item = {
          id: `assign-${command}`,
          label: act.assign(commandName(session, command)),
          hint: act.prizes(markersIn(G, command), MARKERS_PER_COMMAND),
        };
        return offer(session, item, 'assignCommand', [command]);
      });
      const names = words.list(question.ids.map((id) => shortName(session, id)));
      return { ask: ask.assignCommand(names), note: slip.assignNote, items, hex: hexOf(G, question.ids[0]) ?? undefined };
    }
    case 'takeLoss': {
      const items = spending(session, 'takeLoss', '');
      return {
        ask: ask.takeLoss(question.hex),
        note: slip.lossNote,
        items,
        hex: question.hex,
        at: (hex) => items.find(({ id }) => hexOf(G, id.slice('spend-'.length)) === hex)?.id,
      };
    }
    case 'sacrifice':
      return {
        ask: ask.sacrifice(leaderSurname(session, question.leader)),
        note: slip.sacrificeNote,
        items: spending(session, 'sacrifice', act.nobodyDies(leaderSurname(session, question.leader))),
        hex: question.hex,
      };
    case 'heroism':
      return { ask: ask.heroism, note: slip.heroismNote, items: spending(session, 'heroism', act.nobodyHero), hex: G.melee?.hex };
    case 'avertCollapse':
      return { ask: ask.avertCollapse, note: slip.avertNote, items: spending(session, 'avertCollapse', act.nobodyAvert) };
    case 'reroll': {
      const note =
        question.of === 'collapse'
          ? slip.chances.collapse(session.kit.percent(collapseChance(G.morale.english)))
          : slip.chances[question.of];
      const items = [
        offer(session, { id: 'again', label: act.again }, 'reroll', [true]),
        offer(session, { id: 'keep', label: act.keep }, 'reroll', [false]),
      ];
      return { ask: ask.reroll[question.of], note, items, hex: G.melee?.hex };
    }
    case 'saveMarines': {
      const items = argsOf(session, 'saveMarines').map(
        ([saved]): ActionItem => ({
          id: `save-${saved.join('-')}`,
          label: act.save(words.list(saved.map((unit) => shortName(session, unit)))),
          run: () => session.send('saveMarines', saved),
        }),
      );
      const name = shortName(session, question.deck);
      return { ask: ask.saveMarines(name), note: slip.saveNote, items, hex: hexOf(G, question.deck) ?? undefined };
    }
    case 'flemishTarget': {
      const items = argsOf(session, 'flemishTarget').map(
        ([hex]): ActionItem => ({
          id: `flemish-${hex}`,
          label: act.flemish(targetName(session, hex)),
          hint: hex,
          run: () => session.send('flemishTarget', hex),
        }),
      );
      return { ask: ask.flemishTarget, note: slip.flemishNote, items, at: (hex) => `flemish-${hex}` };
    }
  }
}

function decisionMarks(session: Session, pending: Pending, question: Ask, chosen: string | undefined): Map<string, HexMark> {
  const { mark } = session.words;
  const marks = new Map<string, HexMark>();
  if (question.kind === 'flemishTarget') {
    for (const [hex] of argsOf(session, 'flemishTarget'))
      marks.set(hex, { kind: hex === chosen ? 'chosen' : 'target', meaning: mark.flemish });
  } else if (pending.hex) marks.set(pending.hex, { kind: 'pick', meaning: mark.loss });
  for (const { id } of pending.items) {
    const hex = id.startsWith('spend-') ? hexOf(session.G, id.slice('spend-'.length)) : null;
    if (hex) marks.set(hex, { kind: 'pick', meaning: mark.pick });
  }
  return marks;
}

/** Plans the step `decide`, which shows a pending decision in its own panel. */
export function planDecision(session: Session, draft: Draft, change: Change): StepView {
  const { G } = session;
  const question = G.ask;
  if (!question) return { ask: '', marks: new Map(), actions: [] };
  const pending = pendingOf(session, question);
  const items = pending.items.map((item) => ({ ...item, main: draft.hex !== undefined && item.id === pending.at?.(draft.hex) }));
  return {
    ask: pending.ask,
    marks: decisionMarks(session, pending, question, draft.hex),
    selected: pending.hex && topAt(G, pending.hex),
    shows: pending.hex,
    actions: items,
    back: draft.hex ? () => change({ hex: undefined }) : undefined,
    slip: <OfferSlip G={G} question={question} title={pending.ask} note={pending.note} items={items} hex={pending.hex} />,
    press: (place) => {
      if (!isHex(place) || !pending.at) return;
      const item = items.find(({ id }) => id === pending.at?.(place));
      if (!item) explain(session, question, place);
      else if (place === draft.hex) item.run?.();
      else change({ hex: place });
    },
  };
}

function explain(session: Session, question: Ask, hex: string): void {
  const top = topAt(session.G, hex);
  if (question.kind === 'flemishTarget') session.notify(session.refusal('flemishTarget', [hex]));
  else if (top) session.notify(session.refusal('takeLoss', [top]));
}
