import { type GrandArmada, SIDES, type Side, scenarioOf } from '../../../../src/games/grand-armada/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { shipName } from '../names.js';
import { sideClass } from '../session.js';
import { type GrandArmadaBoardWords, useGameWords, useWords } from '../words/index.js';

function specialRules(G: GrandArmada, words: GrandArmadaBoardWords): string[] {
  const text = words.brief;
  const { tide, sand, fixed, crippled, exits, retreat, reinforcements } = scenarioOf(G);
  const leave = SIDES.flatMap((side) =>
    exits[side].length
      ? [
          text.exits(
            words.sides[side],
            exits[side].map((edge) => words.edges[edge]),
          ),
        ]
      : [],
  );
  return [
    ...leave,
    ...(tide ? [text.tide(words.headings[tide])] : []),
    ...(sand ? [text.sand] : []),
    ...(fixed ? [text.fixed(shipName(fixed.ship), fixed.throughTurn)] : []),
    ...(crippled ? [text.crippled(shipName(crippled))] : []),
    ...(G.options.ammoE === null ? [] : [text.shots(G.options.ammoE)]),
    ...(Object.keys(reinforcements).length ? [text.reserves] : []),
    ...(retreat ? [text.retreat] : []),
  ];
}

/** Shows a summary of the battle: its objectives and special rules. */
export function BriefSlip({ G, me }: { readonly G: GrandArmada; readonly me: Side | undefined }) {
  const words = useWords();
  const text = words.brief;
  const { title, date, objectives } = useGameWords().scenarios[G.scenario];
  const { turns } = scenarioOf(G);
  const order = me === 'S' ? (['S', 'E'] as const) : SIDES;
  const points = specialRules(G, words);
  return (
    <section className="wg-slip wg-brief-slip">
      <h2>{title}</h2>
      <p className="wg-slip-note">{text.when(date, turns)}</p>
      {order.map((side) => (
        <p key={side} className={`wg-brief-aim ${sideClass(side)}`}>
          <b>{words.sides[side]}:</b> {objectives[side]}
        </p>
      ))}
      <ul>
        {points.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="wg-slip-note">
        {text.more} <CaseChip case="11.0" />
      </p>
    </section>
  );
}
