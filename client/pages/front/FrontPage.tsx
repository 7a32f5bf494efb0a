import BookOpenText from 'lucide-react/icons/book-open-text';
import Check from 'lucide-react/icons/check';
import Dices from 'lucide-react/icons/dices';
import Scale from 'lucide-react/icons/scale';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type GameCard, games } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { lessonPath } from '../../app/lessons.js';
import { rulesPath } from '../../app/rulesPath.js';
import { MyMatches } from '../../match/MyMatches.js';
import { isLessonDone } from '../learn/completedLessons.js';
import './front.css';
import { PlayButton } from '../play/PlayButton.js';
import '../play/play.css';
import { type Activity, useActivity } from '../play/useActivity.js';
import { usePlayWords } from '../play/words/index.js';
import { useFrontWords } from './words/index.js';

const marks = [Scale, BookOpenText, Dices];

/** Shortest game, recommended to new players. */
const first = games.reduce((shortest, game) => (game.meta.minutes[0] < shortest.meta.minutes[0] ? game : shortest));

interface CardProps {
  readonly game: GameCard;
  /** Numbers of waiting and playing players, if known. */
  readonly activity: Activity | undefined;
}

function Card({ game, activity }: CardProps) {
  const words = useFrontWords();
  const play = usePlayWords();
  const card = useCard(game);
  const { slug, Picture } = game;
  const isFirst = game === first;
  const lesson = lessonPath(slug);
  const main = (which: boolean) => `wg-button${isFirst && which ? ' wg-primary' : ''}`;
  return (
    <article className={`wg-front-card${isFirst ? ' wg-first' : ''}`} aria-labelledby={`title-${slug}`}>
      <div className="wg-front-picture" aria-hidden="true">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
      <div className="wg-front-about">
        {isFirst && <p className="wg-front-start">{words.start}</p>}
        <div className="wg-front-title">
          <h3 id={`title-${slug}`}>{card.title}</h3>
          <Link href={rulesPath(slug)} className="wg-front-rules">
            {words.rules}
          </Link>
        </div>
        <p className="wg-front-facts">
          <b>{card.year}</b> <span>{words.length(game.meta.minutes)}</span> <span>{card.who ?? words.sides(card.sides)}</span>
        </p>
        <p className="wg-front-blurb">{card.blurb}</p>
        <p className="wg-front-online">
          <Link href={`/lobby/${slug}`}>{activity ? play.counts(activity.waiting, activity.playing) : words.lobby}</Link>
          <Link href={`/play/${slug}`}>{play.options}</Link>
        </p>
        <div className="wg-buttons">
          {lesson && (
            <Link href={lesson} className={`${main(true)} wg-learn`}>
              {words.learn}
              {isLessonDone(slug) && (
                <span className="wg-front-learnt" title={words.learnt}>
                  <Check size={15} aria-hidden="true" />
                  <span className="wg-hidden">{words.learnt}</span>
                </span>
              )}
            </Link>
          )}
          <Link href={`/captain/${slug}`} className={main(!lesson)}>
            {words.captain}
          </Link>
          <PlayButton game={slug} />
          <Link href={`/hotseat/${slug}`} className="wg-button">
            {words.hotseat}
          </Link>
        </div>
      </div>
    </article>
  );
}

export default function FrontPage() {
  const words = useFrontWords();
  const activity = useActivity();
  return (
    <Layout>
      <div className="wg-titled wg-front-hero">
        <h1>{words.heading}</h1>
        <p className="wg-lead">{words.lead}</p>
      </div>
      <MyMatches />
      <section aria-labelledby="games">
        <h2 id="games" className="wg-hidden">
          {words.games}
        </h2>
        <div className="wg-front-games">
          {[first, ...games.filter((game) => game !== first)].map((game) => (
            <Card key={game.slug} game={game} activity={activity?.[game.slug]} />
          ))}
        </div>
      </section>
      <section aria-labelledby="special" className="wg-titled">
        <h2 id="special">{words.special}</h2>
        <ul className="wg-front-specials">
          {words.specials.map(({ title, text }, i) => {
            const Mark = marks[i];
            return (
              <li key={title}>
                <Mark aria-hidden="true" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </Layout>
  );
}
