import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { type Level, levelsOf } from '../../../../src/kit/levels.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import { useKeptMatches } from '../../../app/matches.js';
import { SidePicker } from '../../../app/options/SidePicker.js';
import { Notice } from '../../../app/parts/Notice.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { usePageWords } from '../../../app/words/index.js';
import { useLanguage } from '../../../kit/language.js';
import { seatName } from '../../../kit/seatName.js';
import { BranchTree } from './Branches.js';
import { beginBranch } from './branch.js';
import type { PositionDialogProps } from './position.js';
import { branchesOf } from './tree.js';
import { usePositionWords } from './words/index.js';

const BOTH = 'both';
const NOBODY = 'nobody';
type Picked = PlayerID | typeof BOTH | typeof NOBODY;

type Falling = 'fresh' | 'same';

function Form(looked: PositionDialogProps) {
  const words = usePositionWords();
  const shared = usePageWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { module, match, shown, truth } = looked;
  const id = useId();
  const taken = branchesOf(useKeptMatches(), match).length;
  const [name, setName] = useState(words.unnamed(taken + 1));
  const [picked, setPicked] = useState<Picked>(typeof shown.playerID === 'string' && match.kind !== 'hotseat' ? shown.playerID : BOTH);
  const [level, setLevel] = useState<Level>('captain');
  const [dice, setDice] = useState<Falling>('fresh');
  const [stage, setStage] = useState<'asked' | 'busy' | 'failed' | 'full'>('asked');

  const every = module.sides.map(({ playerID }) => playerID);
  const humans = picked === BOTH ? every : picked === NOBODY ? [] : [picked];
  const begin = async () => {
    setStage('busy');
    try {
      const branch = await beginBranch(looked, { name: name.trim() || words.unnamed(taken + 1), humans, level, isSame: dice === 'same' });
      if (branch) navigate(`/${branch.kind}/${branch.game}/${branch.id}`);
      else setStage('full');
    } catch {
      setStage('failed');
    }
  };
  return (
    <form
      className="wg-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div className="wg-field">
        <label htmlFor={id}>{words.name}</label>
        <input id={id} className="wg-input" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </div>
      <SidePicker<Picked>
        legend={words.who}
        sides={[
          { value: BOTH, name: words.both, about: words.bothAbout },
          ...every.map((playerID) => ({ value: playerID, name: seatName(module, shown.G, playerID, language) })),
          { value: NOBODY, name: words.nobody, about: words.nobodyAbout },
        ]}
        value={picked}
        onChange={setPicked}
      />
      {picked !== BOTH && levelsOf(module).length > 1 && (
        <SidePicker<Level>
          legend={words.level}
          sides={levelsOf(module).map((each) => ({ value: each, name: words.levels[each] }))}
          value={level}
          onChange={setLevel}
        />
      )}
      <SidePicker<Falling>
        legend={words.dice}
        sides={[
          { value: 'fresh', name: words.fresh, about: words.freshAbout },
          { value: 'same', name: words.same, about: truth ? words.sameAbout : words.sameNot, disabled: !truth },
        ]}
        value={dice}
        onChange={setDice}
      />
      {stage === 'failed' && <Notice tone="bad">{words.failed}</Notice>}
      {stage === 'full' && <Notice tone="bad">{shared.cannotKeep}</Notice>}
      <div className="wg-buttons wg-begin">
        <button type="submit" className="wg-button wg-primary" disabled={stage === 'busy'}>
          {stage === 'busy' ? words.beginning : words.begin}
        </button>
      </div>
    </form>
  );
}

export function BranchDialog(looked: PositionDialogProps) {
  const words = usePositionWords();
  const { module, match, shown, at, onClose } = looked;
  const isOver = module.rules.result(shown.G) !== undefined;
  return (
    <PageDialog
      className="wg-position-window"
      title={words.title}
      about={isOver ? words.over : words.about(words.from(at, module.clock?.(shown.G)))}
      onClose={onClose}
    >
      {!isOver && <Form {...looked} />}
      <BranchTree module={module} match={match} onClose={onClose} />
    </PageDialog>
  );
}
