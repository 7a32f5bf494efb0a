import { memo } from 'react';
import {
  type ChitKind,
  COMMAND_IDS,
  COMMANDS,
  type Command,
  MARKERS_PER_COMMAND,
  markersIn,
  type Sluys,
  SQUADRON_IDS,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { commandName, leaderSurname, type Seen } from '../names.js';
import { useWords } from '../words/index.js';
import { CommandShield } from './CommandShield.js';
import { BOX, BOX_AT } from './geography.js';

/** A chit as drawn from the cup: a disc with the side's sign, or both for ANY. */
export function Chit({ kind, r = 25 }: { readonly kind: ChitKind | 'none'; readonly r?: number }) {
  const { chit } = useWords();
  return (
    <g className={`wg-chit wg-chit-${kind}`} transform={`scale(${r / 25})`}>
      <circle className="wg-chit-disc" r={25} />
      {kind === 'any' && <path className="wg-chit-half" d="M0 -25A25 25 0 0 1 0 25Z" />}
      <circle className="wg-chit-rim" r={21} />
      <text y={kind === 'any' ? 5.5 : 9} className={kind === 'any' ? 'wg-smaller' : undefined}>
        {chit[kind]}
      </text>
    </g>
  );
}

/** What the box of a command says, in words. */
export function describeBox(seen: Seen, command: Command): string {
  const { G, words } = seen;
  const { box: text } = words;
  const chit = G.boxes[command];
  const state = G.dormant.includes(command) ? text.asleep : chit ? text.acted : text.ready;
  return [
    commandName(seen, command),
    text.squadrons(afloat(G, command)),
    text.prizes(markersIn(G, command), MARKERS_PER_COMMAND),
    state,
  ].join('; ');
}

const afloat = (G: Sluys, command: Command): number =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].command === command && G.squadrons[id].status !== 'sunk').length;

interface BoxProps {
  readonly command: Command;
  readonly chit: ChitKind | 'none' | null;
  readonly asleep: boolean;
  readonly acting: boolean;
  readonly squadrons: number;
  readonly prizes: number;
  readonly lit: string | undefined;
}

const Box = memo(function Box({ command, chit, asleep, acting, squadrons, prizes, lit }: BoxProps) {
  const words = useWords();
  const [x, y] = BOX_AT[command];
  const [w, h] = [BOX.width / 2, BOX.height / 2];
  return (
    <g
      className={`wg-command-box${acting ? ' wg-acting' : ''}${chit && !acting ? ' wg-done' : ''}${lit ? ` wg-lit-${lit}` : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <path className="wg-panel-shadow" d={`M${-w + 4} ${-h + 4}H${w + 4}V${h + 4}H${-w + 4}Z`} />
      <rect className="wg-box-ground" x={-w} y={-h} width={BOX.width} height={BOX.height} rx={3} />
      <rect className="wg-box-rule" x={-w + 5} y={-h + 5} width={BOX.width - 10} height={BOX.height - 10} />
      <text className="wg-box-name" x={0} y={-h + 25}>
        {leaderSurname({ words }, COMMANDS[command].leader)}
      </text>
      <g transform={`translate(${-w + 40} 8)`}>
        <CommandShield command={command} scale={1.35} />
        <text className={`wg-box-count wg-on-${command}`} y={9}>
          {squadrons}
        </text>
      </g>
      <g transform={`translate(${w - 42} 4)`}>
        {chit ? (
          <Chit kind={chit} r={28} />
        ) : (
          <>
            <circle className="wg-chit-empty" r={28} />
            {asleep && (
              <text className="wg-box-asleep" y={6}>
                {words.box.asleepShort}
              </text>
            )}
          </>
        )}
      </g>
      <g transform={`translate(0 ${h - 17})`}>
        {Array.from({ length: MARKERS_PER_COMMAND }, (_, i) => (
          <path
            key={i}
            className={i < prizes ? 'wg-prize wg-taken' : 'wg-prize'}
            transform={`translate(${(i - 2) * 18} 0)`}
            d="M-5 8V-8L8 -4L-3 0"
          />
        ))}
      </g>
    </g>
  );
});

interface BoxesProps {
  readonly G: Sluys;
  /** Boxes that can be chosen now, and how they are lit. */
  readonly lit: (command: Command) => string | undefined;
}

/** The six command boxes with their chits, squadrons and prizes. */
export function Boxes({ G, lit }: BoxesProps) {
  return COMMAND_IDS.map((command) => (
    <Box
      key={command}
      command={command}
      chit={G.boxes[command]}
      asleep={G.dormant.includes(command)}
      acting={G.act?.command === command}
      squadrons={afloat(G, command)}
      prizes={markersIn(G, command)}
      lit={lit(command)}
    />
  ));
}
