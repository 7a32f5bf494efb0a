import { CHIT_KINDS, COMMANDS, type Command, distance, type Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { Chit } from '../chart/Boxes.js';
import { CommandShield } from '../chart/CommandShield.js';
import { commandName } from '../names.js';
import { useSeen } from '../useSeen.js';
import { useWords } from '../words/index.js';

/** The cup: what is left in it, and how likely each chit is. */
export function CupSlip({ G }: { readonly G: Sluys }) {
  const { slip: text, chitName, sides } = useWords();
  const left = CHIT_KINDS.reduce((sum, kind) => sum + G.cup[kind], 0);
  return (
    <section className="wg-slip">
      <h2>{text.cup}</h2>
      <svg
        className="wg-cup-picture"
        viewBox="-140 -34 280 68"
        role="img"
        aria-label={CHIT_KINDS.map((kind) => `${chitName[kind]}: ${G.cup[kind]}`).join(', ')}
      >
        {CHIT_KINDS.flatMap((kind) => Array.from({ length: G.cup[kind] }, (_, i) => `${kind}.${i}`)).map((key, i) => (
          <g key={key} transform={`translate(${(i - (left - 1) / 2) * 56} 0)`}>
            <Chit kind={key.split('.')[0] as (typeof CHIT_KINDS)[number]} />
          </g>
        ))}
      </svg>
      <ul className="wg-chances">
        {CHIT_KINDS.map((kind) => (
          <ChanceBar key={kind} chance={left ? G.cup[kind] / left : 0} label={chitName[kind]} />
        ))}
      </ul>
      <p className="wg-slip-note">{text.nextDrawer(sides[G.nextDrawer])}</p>
    </section>
  );
}

interface CommandsSlipProps {
  readonly G: Sluys;
  readonly open: readonly Command[];
  readonly picked: Command | undefined;
  readonly onPick: (command: Command) => void;
}

const NEAR = 3;

/** How many squadrons of a command are on the map, and how many of them have an enemy near. */
function shares(G: Sluys, command: Command): [number, number] {
  const all = Object.values(G.squadrons);
  const own = all.filter((squadron) => squadron.command === command && squadron.status !== 'sunk' && squadron.status !== 'undeployed');
  const near = own.filter(
    ({ hex, side }) => hex && all.some((other) => other.hex && other.side !== side && distance(other.hex, hex) <= NEAR),
  );
  return [own.length, near.length];
}

/** The commands to choose from, with the chit that brought the choice. */
export function CommandsSlip({ G, open, picked, onPick }: CommandsSlipProps) {
  const seen = useSeen(G);
  const { slip: text, chitName } = seen.words;
  return (
    <section className="wg-slip">
      <h2>{text.commands}</h2>
      {G.chit && (
        <svg className="wg-cup-picture" viewBox="-140 -34 280 68" role="img" aria-label={chitName[G.chit.kind]}>
          <Chit kind={G.chit.kind} r={30} />
        </svg>
      )}
      <div className="wg-command-list">
        {open.map((command) => (
          <button
            key={command}
            type="button"
            aria-pressed={command === picked}
            className={`wg-side-${COMMANDS[command].side}`}
            onClick={() => onPick(command)}
          >
            <svg width={40} height={46} viewBox="-20 -23 40 48" aria-hidden="true">
              <CommandShield command={command} />
            </svg>
            <span>
              <b>{commandName(seen, command)}</b>
              <span className="wg-slip-note">{text.shares(...shares(G, command))}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
