import {
  dueMelees,
  type MeleePlan,
  meleeOdds,
  opponentOf,
  type Side,
  type Sluys,
  topAt,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { ChanceBar, Modifiers } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { isHex } from '../chart/land.js';
import { shortName, targetName } from '../names.js';
import { RamTable } from '../panels/Odds.js';
import { type Change, type Draft, type Session, type StepView, toggled } from '../session.js';
import { useWords } from '../words/index.js';
import { ramChance } from './options.js';

interface MeleeSlipProps {
  readonly G: Sluys;
  readonly plan: MeleePlan;
}

function MeleeSlip({ G, plan }: MeleeSlipProps) {
  const odds = meleeOdds(G, plan);
  const { slip: text, sides } = useWords();
  const kit = useKitWords();
  const column = (side: Side, of: typeof odds.attacker, role: string) => (
    <div className={`wg-melee-side wg-side-${side}`}>
      <h3>
        {sides[side]} <span>{role}</span>
      </h3>
      <p className="wg-melee-total">
        {of.total}
        <span>{text.beforeDice}</span>
      </p>
      <p className="wg-slip-modifiers">
        <Modifiers modifiers={of.modifiers} none={text.noModifiers} />
      </p>
      <p className="wg-slip-note">{text.losses(of.losses.toFixed(1))}</p>
    </div>
  );
  return (
    <section className="wg-slip wg-odds wg-melee-slip">
      <h2>{text.melee(plan.hex)}</h2>
      <div className="wg-melee-sides">
        {column(plan.side, odds.attacker, text.attack)}
        {column(opponentOf(plan.side), odds.defender, text.defend)}
      </div>
      <div className="wg-melee-scale" role="img" aria-label={kit.percent(odds.attacker.win)}>
        <span className={`wg-side-${plan.side}`} style={{ flexGrow: odds.attacker.win }} />
        <span className="wg-tie" style={{ flexGrow: odds.tie }} />
        <span className={`wg-side-${opponentOf(plan.side)}`} style={{ flexGrow: odds.defender.win }} />
      </div>
      <ul className="wg-chances">
        <ChanceBar chance={odds.attacker.win} label={`${sides[plan.side]} ${text.win}`} tone="good" />
        <ChanceBar chance={odds.defender.win} label={`${sides[opponentOf(plan.side)]} ${text.win}`} tone="bad" />
        <ChanceBar chance={odds.tie} label={text.tie} />
        <ChanceBar chance={odds.fire} label={text.fire} />
      </ul>
      <ul className="wg-chances wg-rows">
        {odds.rows.map((chance, i) => i > 0 && <ChanceBar key={text.rows[i]} chance={chance} label={text.rows[i]} />)}
      </ul>
    </section>
  );
}

/** Plans the steps `melee` and `sallyMelee`: the player chooses a target and supporters. */
export function planMelee(session: Session, draft: Draft, change: Change): StepView {
  const { G, me, step, kit } = session;
  const { ask, act, mark } = session.words;
  const attacks = argsOf(session, 'melee');
  const hexes = [...new Set(attacks.map(([hex]) => hex))];
  const due = G.sally ? [] : dueMelees(G);
  const hex = draft.hex && hexes.includes(draft.hex) ? draft.hex : hexes.length === 1 ? hexes[0] : undefined;
  const here = attacks.filter(([at]) => at === hex);
  const largest = here.reduce<readonly string[]>((most, [, joined]) => (joined.length > most.length ? joined : most), []);
  const joined = [...(draft.ids ?? largest)];
  const winOf = (at: string, supporters: readonly string[]) => meleeOdds(G, { hex: at, side: me, supporters }).attacker.win;
  const best = (at: string) => Math.max(...attacks.filter(([of]) => of === at).map(([, supporters]) => winOf(at, supporters)));

  const marks = new Map<string, HexMark>();
  for (const at of hexes) {
    const chance = at === hex ? winOf(at, joined) : best(at);
    marks.set(at, {
      kind: at === hex ? 'chosen' : 'target',
      label: kit.percent(chance).replace(' ', ''),
      meaning: mark.melee(kit.percent(chance)),
    });
  }
  for (const id of largest) {
    const at = G.squadrons[id].hex;
    if (at) marks.set(at, { kind: joined.includes(id) ? 'go' : 'pick', meaning: mark.supporter });
  }

  const end = offer(
    session,
    { id: 'endSegment', label: act.done[step] ?? '', hint: act.left(hexes.length), main: !hex, forgoes: hexes.length },
    'endSegment',
    [],
  );
  const choose = (at: string) => change({ hex: at, ids: undefined });
  const flip = (id: string) => change({ hex, ids: toggled(joined, id) });
  const chips = hexes
    .filter((at) => at !== hex)
    .map((at): ActionItem => ({ id: `at-${at}`, label: act.melee(targetName(session, at)), hint: at, run: () => choose(at) }));
  if (!hex) {
    return {
      ask: due.length ? ask.meleeDue(due[0]) : ask.melee,
      marks,
      actions: [end, ...chips],
      press: (place) => {
        if (hexes.includes(place)) choose(place);
        else if (isHex(place)) session.notify(session.refusal('melee', [place, []]));
      },
    };
  }
  const item = { id: 'melee', label: act.melee(targetName(session, hex)), hint: kit.percent(winOf(hex, joined)), main: true };
  return {
    ask: (largest.length ? ask.meleeAt : ask.meleeAlone)(`${targetName(session, hex)} (${hex})`),
    marks,
    selected: topAt(G, hex),
    actions: [
      offer(session, item, 'melee', [hex, joined]),
      ...largest.map(
        (id): ActionItem => ({
          id: `join-${id}`,
          label: act.joins(shortName(session, id)),
          pressed: joined.includes(id),
          run: () => flip(id),
        }),
      ),
      ...chips,
      end,
    ],
    back: draft.hex ? () => change({ hex: undefined, ids: undefined }) : undefined,
    slip: <MeleeSlip G={G} plan={{ hex, side: me, supporters: joined }} />,
    press: (place) => {
      const helper = largest.find((id) => G.squadrons[id].hex === place);
      if (place === hex) {
        const refused = session.refusal('melee', [hex, joined]);
        if (refused) session.notify(refused);
        else session.send('melee', hex, joined);
      } else if (hexes.includes(place)) choose(place);
      else if (helper) flip(helper);
      else if (isHex(place)) session.notify(session.refusal('melee', [place, []]));
    },
  };
}

export function planRams(session: Session, draft: Draft, change: Change): StepView {
  const { G, kit } = session;
  const { ask, act, mark } = session.words;
  const rammers = argsOf(session, 'resolveRam').map(([id]) => id);
  const unit = draft.unit && rammers.includes(draft.unit) ? draft.unit : rammers[0];
  const targetOf = (id: string) => G.act?.rams.find(({ by }) => by === id)?.target;
  const marks = new Map<string, HexMark>();
  for (const id of rammers) {
    const { hex } = G.squadrons[id];
    if (hex) marks.set(hex, { kind: id === unit ? 'chosen' : 'pick', meaning: mark.pick });
  }
  const target = unit && targetOf(unit);
  const hex = target && G.squadrons[target].hex;
  if (hex) {
    const chance = ramChance(G, unit, hex);
    marks.set(hex, { kind: 'target', label: kit.percent(chance).replace(' ', ''), meaning: mark.ram(kit.percent(chance)) });
  }
  return {
    ask: ask.ram,
    marks,
    selected: unit,
    actions: rammers.map(
      (id): ActionItem => ({
        id: `resolve-${id}`,
        label: act.resolveRam(shortName(session, id), shortName(session, targetOf(id) ?? '')),
        main: id === unit,
        run: () => session.send('resolveRam', id),
      }),
    ),
    back: draft.unit ? () => change({ unit: undefined }) : undefined,
    slip: unit && hex ? <RamTable G={G} id={unit} hex={hex} /> : undefined,
    press: (place) => {
      const id = rammers.find((each) => G.squadrons[each].hex === place);
      if (id && id !== unit) change({ unit: id });
      else if ((id || place === hex) && unit) session.send('resolveRam', unit);
      else if (isHex(place)) {
        const top = topAt(G, place);
        if (top) session.notify(session.refusal('resolveRam', [top]));
      }
    },
  };
}
