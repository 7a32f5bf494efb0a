import { type ReactNode, useMemo, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { decisiveRolls, linesOf, luckOf, type MatchRoll } from '../../../../src/kit/luck.js';
import type { LuckSource } from '../../../../src/kit/luckRolls.js';
import { useLanguage } from '../../../kit/language.js';
import { seatName } from '../../../kit/seatName.js';
import { DecisiveRolls } from './DecisiveRolls.js';
import { LedgerTable } from './LedgerTable.js';
import { TurnBars } from './TurnBars.js';
import { useLuckWords } from './words/index.js';

const DECISIVE = 10;

interface PanelProps {
  readonly module: GameModule;
  readonly G: unknown;
  readonly source: LuckSource;
  readonly rolls: readonly MatchRoll[];
  readonly winChance?: ReactNode;
  onSee(moves: number): void;
}

export default function LuckPanel({ module, G, source, rolls, winChance, onSee }: PanelProps) {
  const words = useLuckWords();
  const language = useLanguage();
  const kinds = { ...source.words(language), other: words.other };
  const sides = module.sides.map(({ playerID }) => ({ playerID, name: seatName(module, G, playerID, language) }));
  const [turn, setTurn] = useState<number>();
  const telling = useMemo(() => decisiveRolls(source.kinds, rolls, DECISIVE), [source, rolls]);
  const shown = useMemo(() => (turn === undefined ? rolls : rolls.filter((roll) => roll.turn === turn)), [rolls, turn]);
  const lines = useMemo(() => linesOf(source.kinds, shown), [source, shown]);
  const luck = useMemo(() => module.sides.map(({ playerID }) => luckOf(shown, playerID)), [module, shown]);
  const rare = turn === undefined ? words.rareMatch : words.rare;
  if (!rolls.length) return <p>{words.none}</p>;
  return (
    <div className="wg-luck">
      {winChance}
      <TurnBars rolls={rolls} sides={sides} turn={turn} onTurn={setTurn} />
      <section aria-label={words.sides}>
        <h3>{turn === undefined ? words.whole : words.turn(turn)}</h3>
        <ul className="wg-luck-sides" aria-live="polite">
          {sides.map(({ playerID, name }, i) => (
            <li key={playerID} className={`wg-side-${i}`} data-testid={`fortune-luck-${playerID}`}>
              {luck[i].rolls === 0 ? (
                words.noRolls(name)
              ) : (
                <>
                  <strong>{words.luck(name, luck[i].luck)}</strong> <span>{words.rolls(luck[i].rolls)}</span>
                  <p>{luck[i].atLeast < luck[i].atMost ? rare(luck[i].atLeast, true) : rare(luck[i].atMost, false)}</p>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className="wg-small">{words.luckAbout}</p>
        {sides.map(({ playerID, name }) => (
          <LedgerTable key={playerID} caption={name} lines={lines.filter(({ side }) => side === playerID)} kinds={kinds} />
        ))}
        <LedgerTable caption={words.neutral} lines={lines.filter(({ side }) => side === undefined)} kinds={kinds} neutral />
      </section>
      <DecisiveRolls rolls={telling} kinds={kinds} sides={sides} onSee={onSee} />
    </div>
  );
}
