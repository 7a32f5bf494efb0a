import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { ClockTerms } from '../../../src/boardgame/clock/terms.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { inWords, lobby } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { Layout } from '../../app/Layout.js';
import { playerName } from '../../app/matches.js';
import { GameSetup, setupDataOf, useSetup } from '../../app/options/GameSetup.js';
import { SidePicker } from '../../app/options/SidePicker.js';
import { scenarioPlan } from '../../app/options/scenarioPlan.js';
import { useSideNames } from '../../app/options/sideNames.js';
import { Notice } from '../../app/parts/Notice.js';
import { RulesLink } from '../../app/parts/RulesLink.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { WithModule } from '../../app/WithGame.js';
import { useLanguage } from '../../kit/language.js';
import { ClockPicker } from '../../match/features/clock/ClockPicker.js';
import { canHaveKey } from '../../match/identity/keys.js';
import { useOffline } from '../../pwa/network.js';
import { ensureKnown } from '../devices/ensureKnown.js';
import { useDeviceWords } from '../devices/words/index.js';
import { usePlayerWords } from '../player/words/index.js';
import './lobby.css';
import { joinMatch } from '../../match/online/joinMatch.js';
import { MissingName, NameField } from '../../match/online/NameField.js';
import { type Opponent, OpponentPicker } from './OpponentPicker.js';
import { useLobbyWords } from './words/index.js';

const ANY = 'any';
/** Value for taking neither side: bots play both. */
const NONE = 'none';

function CreateForm({ slug, module }: { readonly slug: string; readonly module: GameModule }) {
  const words = useLobbyWords();
  const errorWords = useErrorWords();
  const player = usePlayerWords();
  const deviceWords = useDeviceWords();
  const [, navigate] = useLocation();
  const [choice, setChoice] = useSetup(module);
  const names = useSideNames(module, setupDataOf(module, choice));
  const [name, setName] = useState(playerName);
  const [side, setSide] = useState(module.sides[0].playerID);
  const [opponent, setOpponent] = useState<Opponent>('open');
  const [clock, setClock] = useState<ClockTerms>();
  const [search] = useSearchParams();
  const [unlisted, setUnlisted] = useState(search.get('by') === 'link' ? 'link' : 'public');
  const [rated, setRated] = useState('unrated');
  const [laying, setLaying] = useState(false);
  const [error, setError] = useState<unknown>();
  const offline = useOffline();
  const isWatching = side === NONE && opponent !== 'open';

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setLaying(true);
    setError(undefined);
    try {
      if (opponent !== 'open' && isWatching) {
        const both = Object.fromEntries(module.sides.map(({ playerID }) => [playerID, opponent]));
        const id = await lobby.create(slug, setupDataOf(module, choice), unlisted === 'link', both);
        return navigate(`/match/${slug}/${id}?watch`);
      }
      const seat = side === ANY ? module.sides[Math.floor(Math.random() * module.sides.length)].playerID : side;
      const others = module.sides.map(({ playerID }) => playerID).filter((playerID) => playerID !== seat);
      const captains = opponent === 'open' ? {} : Object.fromEntries(others.map((playerID) => [playerID, opponent]));
      const isRated = rated === 'rated' && opponent === 'open';
      if (isRated) await ensureKnown(deviceWords);
      const id = await lobby.create(slug, setupDataOf(module, choice), unlisted === 'link', captains, clock, isRated);
      await joinMatch(slug, id, seat, name.trim());
      navigate(`/match/${slug}/${id}`);
    } catch (thrown) {
      setError(thrown);
      setLaying(false);
    }
  };

  return (
    <form className="wg-form wg-sheet" onSubmit={create}>
      {offline && <Notice>{errorWords.offline}</Notice>}
      {!isWatching && <NameField value={name} onChange={setName} />}
      <SidePicker
        legend={words.yourSide}
        sides={[
          ...names.map(({ playerID, name: title }) => ({ value: playerID, name: title })),
          { value: ANY, name: words.anySide },
          ...(opponent === 'open' ? [] : [{ value: NONE, name: words.noSide }]),
        ]}
        value={side}
        onChange={setSide}
      />
      <OpponentPicker slug={slug} module={module} value={opponent} both={isWatching} onChange={setOpponent} />
      <GameSetup module={module} choice={choice} onChange={setChoice} plan={(scenario) => scenarioPlan(module.slug, scenario)} />
      {opponent === 'open' && canHaveKey() && (
        <SidePicker
          legend={player.rating}
          sides={[
            { value: 'unrated', name: player.unrated },
            { value: 'rated', name: player.rated, about: player.ratedAbout },
          ]}
          value={rated}
          onChange={setRated}
        />
      )}
      {!isWatching && <ClockPicker value={clock} onChange={setClock} />}
      <SidePicker
        legend={opponent === 'open' ? words.visibility : words.visibilityWatched}
        sides={[
          { value: 'public', name: words.public, about: opponent === 'open' ? words.publicAbout : words.publicWatched },
          { value: 'link', name: words.byLink, about: words.byLinkAbout },
        ]}
        value={unlisted}
        onChange={setUnlisted}
      />
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
      {laying ? (
        <Waiting>{words.submitting}</Waiting>
      ) : (
        <div className="wg-buttons wg-begin">
          <button
            type="submit"
            className="wg-button wg-primary"
            disabled={offline || !(isWatching || name.trim())}
            aria-describedby="missing"
          >
            {words.submit}
          </button>
          {!isWatching && <MissingName name={name} />}
          <Link href={`/lobby/${slug}`} className="wg-button wg-quiet">
            {words.back}
          </Link>
        </div>
      )}
    </form>
  );
}

export default function CreatePage({ slug }: { readonly slug: string }) {
  const words = useLobbyWords();
  const language = useLanguage();
  return (
    <Layout title={words.create}>
      <WithModule slug={slug}>
        {(game, module) => (
          <div className="wg-narrow">
            <div className="wg-titled">
              <h1>{words.createTitle(language.of(game.meta.words).title)}</h1>
              <RulesLink slug={slug} />
            </div>
            <CreateForm slug={slug} module={module} />
          </div>
        )}
      </WithModule>
    </Layout>
  );
}
