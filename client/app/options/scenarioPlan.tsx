import { Suspense } from 'react';
import { findGame } from '../games.js';

export function scenarioPlan(slug: string, scenario: string) {
  const Plan = findGame(slug)?.Plan;
  return (
    Plan && (
      <Suspense>
        <Plan scenario={scenario} />
      </Suspense>
    )
  );
}
