import { useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { type Level, levelsOf } from '../../../src/kit/levels.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { Chosen } from '../../app/options/fields.js';
import { SidePicker } from '../../app/options/SidePicker.js';
import { useSideNames } from '../../app/options/sideNames.js';
import { useLanguage } from '../../kit/language.js';
import { LocalSetup } from '../../match/local/LocalSetup.js';
import { strengths } from './strength.js';
import { useBotWords } from './words/index.js';

const NONE = 'none';
type Picked = PlayerID | typeof NONE;

interface SidesProps {
  readonly module: GameModule;
  readonly setupData: Chosen;
  readonly level: Level;
  readonly value: Picked;
  onChange(picked: Picked): void;
}

function Sides({ module, setupData, level, value, onChange }: SidesProps) {
  const words = useBotWords();
  const names = useSideNames(module, setupData);
  const watching = { value: NONE, name: words.against[level].watch, about: words.watchAbout };
  return (
    <SidePicker
      legend={words.side}
      sides={[...names.map(({ playerID, name }) => ({ value: playerID, name })), watching]}
      value={value}
      onChange={onChange}
    />
  );
}

interface OpponentsProps {
  readonly module: GameModule;
  readonly value: Level;
  onChange(level: Level): void;
}

function Opponents({ module, value, onChange }: OpponentsProps) {
  const words = useBotWords();
  const language = useLanguage();
  const levels = levelsOf(module);
  if (levels.length < 2) return null;
  const about = strengths(module, language);
  return (
    <SidePicker
      legend={words.level}
      sides={levels.map((level) => ({ value: level, name: words.levels[level], about: about[level] }))}
      value={value}
      onChange={onChange}
    />
  );
}

export default function BotSetup({ slug }: { readonly slug: string }) {
  const words = useBotWords();
  const [picked, setPicked] = useState<Picked>();
  const [level, setLevel] = useState<Level>('captain');
  return (
    <LocalSetup
      slug={slug}
      mode="captain"
      words={words}
      humans={({ sides }) => (picked === NONE ? [] : [picked ?? sides[0].playerID])}
      level={level}
      questions={(module, setupData) => (
        <>
          <Sides module={module} setupData={setupData} level={level} value={picked ?? module.sides[0].playerID} onChange={setPicked} />
          <Opponents module={module} value={level} onChange={setLevel} />
        </>
      )}
    />
  );
}
