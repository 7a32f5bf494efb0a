import {
  boardingComponents,
  crewOf,
  flag,
  fleet,
  type GrandArmada,
  isBroken,
  isCrippled,
  isUnderWay,
  onMap,
  ROSTER,
  type ShipId,
  type ShotPreview,
  SIDES,
  type Side,
  sailing,
  ship,
  shotsOf,
  WEAPONS,
  type Weapon,
  weaponRefusal,
} from '../../../../src/games/grand-armada/face.js';
import { say } from '../../../../src/kit/texts.js';
import { useTexts } from '../../../kit/gameTexts.js';
import { Modifiers } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { inOwnMove } from '../chart/FireArc.js';
import { endReason, names, shipName, shortName, statesOf } from '../names.js';
import { combatsAhead } from '../plans/boarding.js';
import { sideClass } from '../session.js';
import { useGameWords, useWords } from '../words/index.js';
import { BoardingSlip } from './BoardingSlip.js';
import { Points } from './Forces.js';
import { ShipPicture } from './Pictures.js';
import { SealedSlip } from './VolleySlip.js';

function Ending({ G }: { readonly G: GrandArmada }) {
  const words = useWords();
  const text = words.over;
  const { result } = G;
  if (!result) return null;
  const rows = (['sunk', 'aground', 'captured', 'left'] as const).map((status) => ({
    status,
    counts: SIDES.map((side) => fleet(G, side).filter((id) => ship(G, id).status === status).length),
  }));
  return (
    <section className={`wg-slip wg-ending${result.side ? ` ${sideClass(result.side)}` : ''}`} role="status">
      <h2>{text.title[result.side ?? 'draw']}</h2>
      <p>{endReason(G, result, words)}</p>
      {result.tiebreak && <p>{text.tiebreak}</p>}
      <p className="wg-slip-note">{text.turn(result.turn)}</p>
      <table className="wg-reckoning">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {words.sides[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.points}</th>
            {SIDES.map((side) => (
              <td key={side}>{result.vp[side]}</td>
            ))}
          </tr>
          {rows.map(({ status, counts }) => (
            <tr key={status}>
              <th scope="row">{text.ships[status]}</th>
              {counts.map((count, i) => (
                <td key={SIDES[i]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Points G={G} />
    </section>
  );
}

/** Shows the panel while another player decides: confirmed orders, expected combats, or the result. */
export function Watched({ G, me }: { readonly G: GrandArmada; readonly me: Side | undefined }) {
  if (G.result) return <Ending G={G} />;
  const sealed = me && G.volleys[me];
  if (Array.isArray(sealed) && G.step === 'commit') return <SealedSlip G={G} orders={sealed} />;
  if (G.step === 'boarding' && boardingComponents(G).length) return <BoardingSlip G={G} list={combatsAhead(G)} watched />;
  return null;
}

interface ShipSlipProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
  /** Target aimed at, which is listed first. */
  readonly aim?: ShipId;
  /** Whether to draw a smaller counter and omit the line about the wind. */
  readonly brief?: boolean;
  readonly onAim?: (target: ShipId) => void;
}

/** Whether to list a shot: allowed and blocked shots are listed, and every shot at `aim`. */
const isListed = (shot: ShotPreview, aim: ShipId | undefined) => !shot.refused || shot.refused.key === 'blocked' || shot.target === aim;

function ShotLine({
  G,
  id,
  weapon,
  shot,
  onAim,
}: {
  readonly G: GrandArmada;
  readonly id: ShipId;
  readonly weapon: Weapon;
  readonly shot: ShotPreview;
  readonly onAim?: (target: ShipId) => void;
}) {
  const words = useWords();
  const text = words.slip;
  const kit = useKitWords();
  const texts = useTexts();
  const { target, range, modifiers, need, chance, refused, blockers } = shot;
  const hidden = refused?.key === 'silenced' || refused?.key === 'gunsUsed' || refused?.key === 'crewUsed';
  if (hidden) return null;
  return (
    <li className={`wg-shot-line-row${refused ? ' wg-refused' : ''}`}>
      {onAim ? (
        <button type="button" className="wg-link" onClick={() => onAim(target)}>
          {shortName(target)}
        </button>
      ) : (
        <span>{shortName(target)}</span>
      )}
      <span className="wg-shot-range">{text.range(range)}</span>
      {refused ? (
        <span className="wg-why">
          {refused.key === 'blocked'
            ? text.blockedBy(names(blockers, words))
            : say(texts, `refusal.${refused.key}`, { ship: id, target, range, need, status: ship(G, target).status, by: blockers })}{' '}
          <CaseChip case={refused.case} />
        </span>
      ) : (
        <>
          <b className="wg-shot-chance">
            {words.fire.least(need)} ({kit.percent(chance)})
          </b>
          <span className="wg-shot-modifiers">
            <Modifiers modifiers={modifiers} />
          </span>
        </>
      )}
      <span className="wg-unseen">{text.weapon[weapon]}</span>
    </li>
  );
}

function Shots({ G, id, aim, onAim }: Omit<ShipSlipProps, 'brief'>) {
  const text = useWords().slip;
  const texts = useTexts();
  const own = inOwnMove(G, id);
  return WEAPONS.map((weapon) => {
    const barred = weaponRefusal(G, id, weapon, own);
    const shots = shotsOf(G, id, weapon, own).filter((shot) => isListed(shot, aim));
    shots.sort((a, b) => Number(b.target === aim) - Number(a.target === aim) || a.need - b.need);
    return (
      <section key={weapon} className="wg-shots">
        <h3>{text.weapon[weapon]}</h3>
        {barred ? (
          <p className="wg-slip-note">
            {say(texts, `refusal.${barred.key}`, barred.values)} <CaseChip case={barred.case} />
          </p>
        ) : shots.length ? (
          <ul>
            {shots.slice(0, 6).map((shot) => (
              <ShotLine key={shot.target} G={G} id={id} weapon={weapon} shot={shot} onAim={onAim} />
            ))}
          </ul>
        ) : (
          <p className="wg-slip-note">{text.noTarget}</p>
        )}
      </section>
    );
  });
}

/** Shows a ship: its factors, states, wind and shots. */
export function ShipSlip({ G, id, aim, brief, onAim }: ShipSlipProps) {
  const words = useWords();
  const { squadrons } = useGameWords();
  const text = words.slip;
  const { defence, crew, guns, speed, oars, admiral, type, squadron } = ROSTER[id];
  const { hull, heading, status } = ship(G, id);
  const here = onMap(G, id);
  const wind = here && isUnderWay(G, id) && !isCrippled(G, id) ? sailing(G, id) : undefined;
  const states = statesOf(G, id, words);
  return (
    <section className={`wg-slip wg-ship-slip ${sideClass(flag(id))}`}>
      <div className="wg-ship-head">
        <ShipPicture G={G} id={id} size={brief ? 62 : 74} />
        <div>
          <h2>{shipName(id)}</h2>
          <p className="wg-slip-note">
            {[words.types[type], admiral ? text.admiral(admiral) : squadrons[squadron], here ? ship(G, id).hex : words.state.status[status]]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <dl className="wg-figures">
            <Figure name={text.figures.hull} value={hull ? `${defence - hull}/${defence}` : defence} less={hull > 0} />
            <Figure
              name={text.figures.crew}
              value={crewOf(G, id) === crew ? crew : `${Math.max(0, crewOf(G, id))}/${crew}`}
              less={crewOf(G, id) < crew}
            />
            <Figure name={text.figures.guns} value={guns} />
            <Figure name={oars ? text.figures.oars : text.figures.speed} value={speed} />
          </dl>
        </div>
      </div>
      {states.length > 0 && <p className="wg-slip-lines">{states.join('; ')}.</p>}
      {wind && !brief && <p className="wg-slip-note">{text.wind(words.headings[heading], text.attitude[wind.attitude], wind.points)}</p>}
      {status === 'afloat' && here && !isBroken(G, id) && <Shots G={G} id={id} aim={aim} onAim={onAim} />}
    </section>
  );
}

function Figure({ name, value, less }: { readonly name: string; readonly value: string | number; readonly less?: boolean }) {
  return (
    <div className={less ? 'wg-strong' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
