import {
  COMMANDS,
  commandsOf,
  deckOf,
  isSquadron,
  missing,
  rightFierceAndTerrible,
  SCENARIOS,
  type Side,
  type Sluys,
  type SluysMove,
  SQUADRON_IDS,
  SQUADRONS,
  stackOf,
  topAt,
  WATER,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { isHex } from '../chart/land.js';
import { later } from '../later.js';
import { leaderSurname, menOn, shortName, unitName } from '../names.js';
import { UnitButton, UnitPicture } from '../panels/StackSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView } from '../session.js';
import { useSeen } from '../useLook.js';

interface MusterSlipProps {
  readonly G: Sluys;
  readonly side: Side;
  /** Units still to be placed. */
  readonly ships: readonly string[];
  readonly men: readonly string[];
  readonly picked: string | undefined;
  readonly other: string | undefined;
  readonly partners: readonly string[];
  readonly decks: ReadonlySet<string>;
  readonly onUnit: (id: string) => void;
}

/** Lists the units to deploy, and the English squadrons in reserve. */
function MusterSlip({ G, side, ships, men, picked, other, partners, decks, onUnit }: MusterSlipProps) {
  const seen = useSeen(G);
  const { slip: text } = seen.words;
  if (side === 'french' && ships.length + men.length === 0) return null;
  const chains = Object.values(SCENARIOS[G.scenario].chains);
  const chainNote =
    side === 'french' && ships.length > 0
      ? chains.some(({ mode }) => mode === 'all')
        ? text.chainAll
        : chains.some(({ mode }) => mode === 'optional')
          ? text.chainOptional
          : undefined
      : undefined;
  return (
    <section className={`wg-slip wg-muster-slip wg-side-${side}`}>
      {ships.length > 0 && (
        <>
          <h2>{text.muster.french}</h2>
          {chainNote && <p className="wg-slip-note">{chainNote}</p>}
          {commandsOf(side).map((command) => {
            const here = ships.filter((id) => SQUADRONS[id].command === command);
            return (
              here.length > 0 && (
                <div key={command} className="wg-muster-command">
                  <h3>{leaderSurname(seen, COMMANDS[command].leader)}</h3>
                  <div className="wg-unit-row">
                    {here.map((id) => (
                      <UnitButton
                        key={id}
                        G={G}
                        id={id}
                        size={56}
                        pressed={id === picked || id === other}
                        dim={partners.length > 0 && id !== picked && !partners.includes(id)}
                        onPress={onUnit}
                      />
                    ))}
                  </div>
                </div>
              )
            );
          })}
        </>
      )}
      {men.length > 0 && (
        <>
          <h2>{text.ashore}</h2>
          <div className="wg-unit-row">
            {men.map((id) => (
              <UnitButton key={id} G={G} id={id} size={44} pressed={id === picked} onPress={onUnit} />
            ))}
          </div>
        </>
      )}
      {side === 'english' && (
        <>
          <h2>{text.muster.english}</h2>
          <ul className="wg-muster-ships">
            {SQUADRON_IDS.filter((id) => SQUADRONS[id].side === side).map((id) => (
              <li key={id} className={decks.has(id) ? 'wg-open' : undefined}>
                <UnitButton G={G} id={id} size={54} onPress={onUnit} pressed={id === picked} caption={unitName(seen, id)} />
                <span className="wg-unit-row">
                  {menOn(G, id).map((man) => (
                    <UnitPicture key={man} G={G} id={man} size={30} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const { rules } = rightFierceAndTerrible;

/** Keys of refusals that exclude a pair of squadrons in every hex. */
const BAD_PAIR = new Set(['chainItself', 'mayNotChain', 'chainMixed', 'notYours', 'placedAlready', 'englishEnter']);
const noDice = { die: () => 1 };

const placing = (top: string, bottom: string | undefined, hex: string): SluysMove =>
  bottom ? { move: 'chainSquadrons', args: [top, bottom, hex] } : { move: 'placeSquadron', args: [top, hex] };

/** Returns the hexes in which a squadron or chain can be placed. */
function berths(session: Session, top: string, bottom: string | undefined): string[] {
  const { G, player } = session;
  const lifted = G.squadrons[top].status === 'map' ? rules.play(G, player, 'unplace', [top], noDice).G : G;
  return WATER.filter((hex) => {
    const { move, args } = placing(top, bottom, hex);
    return !rules.refusal(lifted, player, move, args);
  });
}

/** Returns the moves that transfer a placed squadron and its units to another hex. */
function relocating(G: Sluys, top: string, hex: string): SluysMove[] {
  const [, bottom] = stackOf(G, top);
  return [
    { move: 'unplace', args: [top] },
    placing(top, bottom, hex),
    ...menOn(G, top).map((man): SluysMove => ({ move: 'load', args: [man, top] })),
  ];
}

/** Plans the step `deploy`. Moves are sent at once and can be reversed. */
export function planDeploy(session: Session, draft: Draft, change: Change): StepView {
  const { G, me } = session;
  const { ask, act, mark, list } = session.words;
  const left = missing(G, me);
  const ships = left.filter(isSquadron);
  const men = left.filter((id) => !isSquadron(id));
  const loads = argsOf(session, 'load');
  const unit =
    draft.unit && (isSquadron(draft.unit) ? SQUADRONS[draft.unit].side === me : men.includes(draft.unit)) ? draft.unit : undefined;
  const pick = (id: string | undefined) => change(forgetting(id));
  const chain = unit && isSquadron(unit) ? SCENARIOS[G.scenario].chains[SQUADRONS[unit].command] : undefined;
  const chainable = chain !== undefined && chain.mode !== 'none' && !(unit && chain.single.includes(unit));
  const waitsForPartner = unit !== undefined && chainable && chain?.mode === 'all' && !draft.other && ships.includes(unit);
  const anchored = unit !== undefined && isSquadron(unit) && G.squadrons[unit].status === 'map';
  const partners =
    unit && ships.includes(unit) && chainable
      ? ships.filter((id) => !BAD_PAIR.has(session.refusal('chainSquadrons', [unit, id, WATER[0]])?.key ?? ''))
      : [];

  const marks = new Map<string, HexMark>();
  const decks = new Set(unit && !isSquadron(unit) ? loads.filter(([man]) => man === unit).map(([, ship]) => deckOf(G, ship)) : []);
  for (const ship of decks) {
    const { hex } = G.squadrons[ship];
    if (hex) marks.set(hex, { kind: 'pick', meaning: mark.load });
  }
  if (unit && isSquadron(unit) && me === 'french' && !waitsForPartner) {
    const bottom = anchored ? stackOf(G, deckOf(G, unit))[1] : draft.other;
    for (const hex of berths(session, anchored ? deckOf(G, unit) : unit, bottom)) marks.set(hex, { kind: 'go', meaning: mark.berth });
    const own = G.squadrons[unit].hex;
    if (own) marks.set(own, { kind: 'chosen', meaning: mark.chosen });
  }

  const aboard = anchored && unit ? menOn(G, deckOf(G, unit)) : [];
  const items: ActionItem[] = [];
  if (anchored && unit) {
    items.push(offer(session, { id: 'takeUp', label: act.takeUp(shortName(session, unit)) }, 'unplace', [unit]));
    for (const man of aboard)
      items.push(offer(session, { id: `ashore-${man}`, label: act.takeUp(shortName(session, man)) }, 'unplace', [man]));
  }
  const standard = offer(session, { id: 'useStandardDeployment', label: act.standard, main: left.length > 0 }, 'useStandardDeployment', []);
  const confirm = offer(session, { id: 'confirmDeployment', label: act.confirm, main: true }, 'confirmDeployment', []);

  const question = unit
    ? waitsForPartner
      ? ask.deployChain(shortName(session, unit))
      : isSquadron(unit)
        ? ask.deployPicked(list([unit, ...(draft.other ? [draft.other] : [])].map((id) => shortName(session, id))))
        : ask.deployMan(shortName(session, unit))
    : ships.length
      ? ask.deployShips(ships.length)
      : men.length
        ? ask.deployMen(men.length)
        : ask.deployDone;

  const onUnit = (id: string) => {
    if (unit && !isSquadron(unit) && isSquadron(id)) loadAboard(id);
    else if (unit && partners.includes(id)) change({ other: id, hex: undefined });
    else pick(id === unit ? undefined : id);
  };
  const loadAboard = (ship: string) => {
    if (!unit) return;
    const found = loads.find(([man, to]) => man === unit && deckOf(G, to) === deckOf(G, ship));
    if (found) session.send('load', ...found);
    else session.notify(session.refusal('load', [unit, ship]));
  };

  return {
    ask: question,
    marks,
    anchorage: me === 'french',
    shows: anchored && unit ? (G.squadrons[unit].hex ?? undefined) : undefined,
    selected: unit && isSquadron(unit) ? deckOf(G, unit) : undefined,
    actions: [confirm, ...items, standard],
    back: unit ? () => pick(undefined) : undefined,
    slip: (
      <>
        <MusterSlip
          G={G}
          side={me}
          ships={ships}
          men={men}
          picked={unit}
          other={draft.other}
          partners={partners}
          decks={decks}
          onUnit={onUnit}
        />
        {anchored && unit && (
          <WhenReady of={later}>
            {({ StackSlip }) => <StackSlip G={G} hex={G.squadrons[unit].hex ?? undefined} picked={unit} able={[]} onPick={pick} />}
          </WhenReady>
        )}
      </>
    ),
    press: (place) => {
      if (!isHex(place)) return;
      const top = topAt(G, place);
      if (unit && !isSquadron(unit) && top) loadAboard(top);
      else if (unit && isSquadron(unit) && !top) {
        if (anchored && marks.has(place)) session.sendAll(relocating(G, deckOf(G, unit), place));
        else {
          const { move, args } = placing(unit, draft.other, place);
          const refused = session.refusal(move, args);
          if (refused) session.notify(refused);
          else session.send(move, ...args);
        }
      } else if (top && G.squadrons[top].side === me) pick(top === unit ? undefined : top);
    },
  };
}
