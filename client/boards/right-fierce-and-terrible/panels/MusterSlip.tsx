import {
  COMMANDS,
  commandsOf,
  SCENARIOS,
  type Side,
  type Sluys,
  SQUADRON_IDS,
  SQUADRONS,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { leaderSurname, menOn, unitName } from '../names.js';
import { useSeen } from '../useSeen.js';
import { UnitButton, UnitPicture } from './Pictures.js';

interface MusterSlipProps {
  readonly G: Sluys;
  readonly side: Side;
  /** Squadrons without a berth, and men ashore. */
  readonly ships: readonly string[];
  readonly men: readonly string[];
  readonly picked: string | undefined;
  readonly other: string | undefined;
  readonly partners: readonly string[];
  /** Decks that can take the picked man. */
  readonly decks: ReadonlySet<string>;
  readonly onUnit: (id: string) => void;
}

/** The fleet before the battle: what still waits for a berth, who is still ashore, and the English decks out at sea. */
export function MusterSlip({ G, side, ships, men, picked, other, partners, decks, onUnit }: MusterSlipProps) {
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
