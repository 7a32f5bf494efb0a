import { useState } from 'react';
import type { PlayerID } from '../../src/kit/rules.js';
import { LocalSetup } from '../app/options/LocalSetup.js';
import { SidePicker } from '../app/options/SidePicker.js';
import { texts } from './texts.js';

const NONE = 'none';

export default function CaptainSetup({ slug }: { readonly slug: string }) {
  const [picked, setPicked] = useState<PlayerID | typeof NONE>();
  return (
    <LocalSetup
      slug={slug}
      mode="captain"
      texts={texts}
      humans={({ sides }) => (picked === NONE ? [] : [picked ?? sides[0].playerID])}
      questions={({ sides }) => (
        <SidePicker
          legend={texts.side}
          sides={[
            ...sides.map(({ playerID, name }) => ({ value: playerID, name })),
            { value: NONE, name: texts.watch, about: texts.watchAbout },
          ]}
          value={picked ?? sides[0].playerID}
          onChange={setPicked}
        />
      )}
    />
  );
}
