import { useState } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { Chosen } from '../app/options/fields.js';
import { LocalSetup } from '../app/options/LocalSetup.js';
import { SidePicker } from '../app/options/SidePicker.js';
import { useSideNames } from '../app/options/sideNames.js';
import { useCaptainWords } from './words/index.js';

const NONE = 'none';
type Picked = PlayerID | typeof NONE;

interface SidesProps {
  readonly module: GameModule;
  readonly setupData: Chosen;
  readonly value: Picked;
  onChange(picked: Picked): void;
}

function Sides({ module, setupData, value, onChange }: SidesProps) {
  const words = useCaptainWords();
  const names = useSideNames(module, setupData);
  const watching = { value: NONE, name: words.watch, about: words.watchAbout };
  return (
    <SidePicker
      legend={words.side}
      sides={[...names.map(({ playerID, name }) => ({ value: playerID, name })), watching]}
      value={value}
      onChange={onChange}
    />
  );
}

export default function CaptainSetup({ slug }: { readonly slug: string }) {
  const words = useCaptainWords();
  const [picked, setPicked] = useState<Picked>();
  return (
    <LocalSetup
      slug={slug}
      mode="captain"
      words={words}
      humans={({ sides }) => (picked === NONE ? [] : [picked ?? sides[0].playerID])}
      questions={(module, setupData) => (
        <Sides module={module} setupData={setupData} value={picked ?? module.sides[0].playerID} onChange={setPicked} />
      )}
    />
  );
}
