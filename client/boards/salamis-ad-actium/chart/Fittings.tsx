import { memo } from 'react';
import { type Ship, shipType } from '../../../../src/games/salamis-ad-actium/face.js';
import { type SalamisBoardWords, useWords } from '../words/index.js';

const f = (n: number): string => n.toFixed(1);

interface Fitting {
  readonly kind: string;
  readonly title: string;
  readonly d: string;
}

/** A ballista on deck: its bow and its trough, pointing along a bearing of the ship. */
const ballista = (y: number, turn: number): string => {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  return `M${f(-2.2 * c)} ${f(y + 2.2 * s)}L${f(2.2 * c)} ${f(y - 2.2 * s)}M${f(-1.6 * s)} ${f(y - 1.6 * c)}L${f(3 * s)} ${f(y + 3 * c)}`;
};

const BEARING = { F: 0, A: 180, B: 90 } as const;

/** What stands on the deck of a ship or hangs from her bow, drawn where it is; bow up, in mm. */
export function fittingsOf(
  vessel: Pick<Ship, 'type' | 'ballistae' | 'engines' | 'siphons' | 'equip' | 'uses'>,
  { card: text }: SalamisBoardWords,
): Fitting[] {
  const { type, ballistae, engines, siphons, equip, uses } = vessel;
  const [length, width] = shipType(type).base;
  const bow = -length / 2 + 4;
  const fittings: Fitting[] = [];
  const add = (kind: string, title: string, d: string) => fittings.push({ kind, title, d });
  const row = { F: bow + 8, A: length / 2 - 9, B: 0 };
  for (const [i, arc] of ballistae.entries()) {
    const nth = ballistae.slice(0, i).filter((each) => each === arc).length;
    add('ballista', text.ballista[arc], ballista(row[arc] + nth * (arc === 'A' ? -5 : 5), BEARING[arc]));
  }
  for (let i = 0; i < engines; i++)
    add('engine', text.engines(1), `M-2.4 ${f(4 + i * 6)}h4.8v4.4h-4.8ZM0 ${f(6.2 + i * 6)}L0 ${f(1.6 + i * 6)}`);
  for (const { arc, uses: left } of siphons) {
    if (!left) continue;
    const d = arc === 'B' ? `M-3 -3H3M-3 -1H3` : arc === 'A' ? `M0 ${f(-bow - 3)}v3.4` : `M0 ${f(bow + 3)}v-3.4`;
    add('siphon', text.siphon[arc](left), d);
  }
  if (equip.includes('corvus'))
    add('corvus', text.equipment.corvus, `M-1.3 ${f(bow + 15)}V${f(bow + 2)}L0 ${f(bow - 1.5)}L1.3 ${f(bow + 2)}V${f(bow + 15)}Z`);
  if (equip.includes('ferreaManus')) add('hook', text.equipment.ferreaManus, `M2.4 ${f(bow + 9)}V${f(bow + 2)}q0 -3 3 -2.2`);
  if (uses.harpax) add('hook', text.uses.harpax(uses.harpax), `M-2.4 ${f(bow + 9)}V${f(bow + 1)}l-2 2m2 -2l2 2`);
  if (uses.firePots)
    add(
      'pots',
      text.uses.firePots(uses.firePots),
      `M${f(width * 0.18)} ${f(bow + 4)}L${f(width * 0.34)} ${f(bow - 1)}m-1.4 0a1.6 1.6 0 1 0 2.8 0Z`,
    );
  if (equip.includes('polearms')) add('poles', text.equipment.polearms, `M${f(-width * 0.3)} 2v-8q2.4 -1.4 3 1.4`);
  if (equip.includes('grapnelCapsize'))
    add('hook', text.equipment.grapnelCapsize, `M${f(-width * 0.3)} 3v5q0 2.4 2.4 1.6m-2.4 -1.6q0 2.4 -2.4 1.6`);
  if (uses.bees || uses.snakes) {
    add(
      'jars',
      uses.bees ? text.uses.bees(uses.bees) : text.uses.snakes(uses.snakes ?? 0),
      `M-1.2 ${f(length * 0.1)}h2.4q1.4 2 0 4h-2.4q-1.4 -2 0 -4Z`,
    );
  }
  if (equip.includes('incendiaries')) add('incendiaries', text.equipment.incendiaries, `M0 ${f(length * 0.24)}q-2.2 -2 0 -5q2.2 3 0 5Z`);
  return fittings;
}

/** The fittings of a ship, to be drawn over her hull. */
export const Fittings = memo(function Fittings({ vessel }: { readonly vessel: Ship }) {
  const words = useWords();
  return (
    <g>
      {fittingsOf(vessel, words).map(({ kind, title, d }, i) => (
        <path key={`${kind}${i}`} className={`wg-fitting wg-${kind}`} d={d}>
          <title>{title}</title>
        </path>
      ))}
    </g>
  );
});
