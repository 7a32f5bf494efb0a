import { useCallback } from 'react';
import { Layout } from '../../app/Layout.js';
import { lessonSlugs, loadLesson } from '../../app/lessons.js';
import { NotFound } from '../../app/NotFound.js';
import { WithBoard, WithLoaded } from '../../app/WithGame.js';
import { LessonTable } from './LessonTable.js';
import { useLessonWords } from './words/index.js';

export default function LearnPage({ slug }: { readonly slug: string }) {
  const words = useLessonWords();
  const load = useCallback(() => loadLesson(slug), [slug]);
  if (!lessonSlugs.includes(slug)) {
    return (
      <Layout>
        <NotFound title={words.none} />
      </Layout>
    );
  }
  return (
    <WithBoard slug={slug}>
      {(playable) => <WithLoaded load={load}>{(lesson) => <LessonTable playable={playable} lesson={lesson} />}</WithLoaded>}
    </WithBoard>
  );
}
