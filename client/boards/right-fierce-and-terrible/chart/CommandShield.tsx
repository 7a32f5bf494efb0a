import { COMMANDS, type Command } from '../../../../src/games/right-fierce-and-terrible/face.js';

const SHIELD = 'M-17 -20H17V-1Q17 14 0 22Q-17 14 -17 -1Z';

/** Each command has a charge of its own besides its colour: chief, pale, bend, fess, chevron, saltire. */
const CHARGE: { readonly [id in Command]: string } = {
  brown: 'M-17 -20H17V-12H-17Z',
  white: 'M-5 -20H5V21H-5Z',
  green: 'M-17 -20H-8L16 5L13 11L-17 -13Z',
  yellow: 'M-17 -5H17V5H-17Z',
  violet: 'M-17 9L0 -8L17 9V18L0 1L-17 18Z',
  orange: 'M-17 -20H-10L17 5V10L13 14L-17 -13ZM17 -20H10L-17 5V10L-13 14L17 -13Z',
};

/** A command's shield about its middle: its colour, and its charge for whoever does not see colours. */
export function CommandShield({ command, scale = 1 }: { readonly command: Command; readonly scale?: number }) {
  return (
    <g className={`wg-shield-${command}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
      <path style={{ fill: COMMANDS[command].color }} d={SHIELD} />
      <path className="wg-shield-charge" d={CHARGE[command]} />
      <path className="wg-shield-edge" d={SHIELD} />
    </g>
  );
}
