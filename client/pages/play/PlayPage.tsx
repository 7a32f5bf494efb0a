import { useCallback, useId, useState } from 'react';
import { Link } from 'wouter';
import type { GameModule } from '../../../src/boardgame/module.js';
import { LEVELS } from '../../../src/kit/levels.js';
import { lobby } from '../../api/lobby.js';
import { usePresented } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { playerName, rememberName } from '../../app/matches.js';
import { SidePicker } from '../../app/options/SidePicker.js';
import { RulesLink } from '../../app/parts/RulesLink.js';
import { WithModule } from '../../app/WithGame.js';
import { useLanguage } from '../../kit/language.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { canHaveKey } from '../../match/identity/keys.js';
import { NameField } from '../../match/online/NameField.js';
import { useLobbyWords } from '../lobby/words/index.js';
import { usePlayerWords } from '../player/words/index.js';
import { PlayButton } from './PlayButton.js';
import { type Preferences, preferencesFor, rememberPreferences } from './preferences.js';
import './play.css';
import { usePlayWords } from './words/index.js';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly among: readonly { readonly id: T; readonly name: string }[];
  onChange(value: T): void;
}

function Choice<T extends string>({ label, value, among, onChange }: ChoiceProps<T>) {
  const id = useId();
  const choose = (chosen: string) => {
    const found = among.find((each) => each.id === chosen);
    if (found) onChange(found.id);
  };
  return (
    <div className="wg-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="wg-input" value={value} onChange={({ target }) => choose(target.value)}>
        {among.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
}

const ANY = '';
const WITHIN = [100, 200, 400];

function PlayForm({ slug, module }: { readonly slug: string; readonly module: GameModule }) {
  const words = usePlayWords();
  const lobbyWords = useLobbyWords();
  const player = usePlayerWords();
  const { scenarios } = usePresented(module);
  const [name, setName] = useState(playerName);
  const [chosen, setChosen] = useState(() => preferencesFor(slug));
  const [bots] = useLoaded(useCallback(() => lobby.captains(slug), [slug]));
  const offered = bots.state === 'ready' ? LEVELS.filter((level) => bots.value.includes(level)) : [];
  const change = (news: Partial<Preferences>) => {
    const next = { ...chosen, ...news };
    setChosen(next);
    rememberPreferences(slug, next);
  };
  const rename = (next: string) => {
    setName(next);
    rememberName(next.trim());
  };
  return (
    <div className="wg-form wg-sheet">
      <NameField value={name} onChange={rename} />
      <SidePicker
        legend={words.pace}
        sides={(['live', 'turns'] as const).map((value) => ({ value, name: words.paces[value], about: words.pacesAbout[value] }))}
        value={chosen.pace}
        onChange={(pace) => change({ pace })}
      />
      {canHaveKey() && (
        <SidePicker
          legend={player.rating}
          sides={[
            { value: 'unrated', name: player.unrated },
            { value: 'rated', name: player.rated, about: player.ratedAbout },
          ]}
          value={chosen.rated ? 'rated' : 'unrated'}
          onChange={(value) => change({ rated: value === 'rated' || undefined })}
        />
      )}
      <div className="wg-play-choices">
        <Choice label={words.clock} value={chosen.clock} among={words.clocks[chosen.pace]} onChange={(clock) => change({ clock })} />
        {scenarios.length > 1 && (
          <Choice
            label={words.scenario}
            value={chosen.scenario ?? ANY}
            among={[{ id: ANY, name: words.anyScenario }, ...scenarios.map(({ id, title }) => ({ id, name: title }))]}
            onChange={(scenario) => change({ scenario: scenario || undefined })}
          />
        )}
        {chosen.rated && (
          <Choice
            label={player.strength}
            value={`${chosen.within ?? ANY}`}
            among={[{ id: ANY, name: player.anyStrength }, ...WITHIN.map((points) => ({ id: `${points}`, name: player.within(points) }))]}
            onChange={(points) => change({ within: points ? Number(points) : undefined })}
          />
        )}
        {offered.length > 0 && !chosen.rated && chosen.pace === 'live' && (
          <Choice
            label={words.bot}
            value={chosen.bot ?? ANY}
            among={[{ id: ANY, name: words.keepWaiting }, ...offered.map((level) => ({ id: level, name: words.botSteps[level] }))]}
            onChange={(bot) => change({ bot: bot || undefined })}
          />
        )}
      </div>
      <div className="wg-buttons wg-begin">
        <PlayButton game={slug} isMain />
        <Link href={`/create/${slug}?by=link`} className="wg-button">
          {words.challenge}
        </Link>
        <Link href={`/lobby/${slug}`} className="wg-button wg-quiet">
          {lobbyWords.back}
        </Link>
      </div>
    </div>
  );
}

/** Renders the form for a player's wishes, and the button to play now. */
export default function PlayPage({ slug }: { readonly slug: string }) {
  const words = usePlayWords();
  const language = useLanguage();
  return (
    <Layout title={words.playNow}>
      <WithModule slug={slug}>
        {(game, module) => (
          <div className="wg-narrow">
            <div className="wg-titled">
              <h1>{words.optionsTitle(language.of(game.meta.words).title)}</h1>
              <p className="wg-lead">{words.lead}</p>
              <RulesLink slug={slug} />
            </div>
            <PlayForm slug={slug} module={module} />
          </div>
        )}
      </WithModule>
    </Layout>
  );
}
