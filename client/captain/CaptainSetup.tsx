import { useState } from 'react';
import type { PlayerID } from '../../src/kit/rules.js';
import { LocalSetup } from '../app/options/LocalSetup.js';
import { SidePicker } from '../app/options/SidePicker.js';
import { useLanguage } from '../kit/language.js';
import { useCaptainWords } from './words/index.js';

const NONE = 'none';

export default function CaptainSetup({ slug }: { readonly slug: string }) {
  const words = useCaptainWords();
  const language = useLanguage();
  const [picked, setPicked] = useState<PlayerID | typeof NONE>();
  return (
    <LocalSetup
      slug={slug}
      mode="captain"
      words={words}
      humans={({ sides }) => (picked === NONE ? [] : [picked ?? sides[0].playerID])}
      questions={(module) => (
        <SidePicker
          legend={words.side}
          sides={[
            ...module.present(language).sides.map(({ playerID, name }) => ({ value: playerID, name })),
            { value: NONE, name: words.watch, about: words.watchAbout },
          ]}
          value={picked ?? module.sides[0].playerID}
          onChange={setPicked}
        />
      )}
    />
  );
}
