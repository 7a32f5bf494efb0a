'use client';

import { Client } from 'boardgame.io/react';
import { type ComponentType, useState } from 'react';
import Board from 'weathergage/boards/grand-armada';
import { game, module, withSetup } from 'weathergage/grand-armada';
import { type SetupData, SetupForm } from 'weathergage/setup-form';

/** Shows the form for scenario and options, then the board for two players on one screen. */
export default function Page() {
  const [Match, setMatch] = useState<ComponentType>();
  const begin = (setupData: SetupData) => setMatch(() => Client({ game: withSetup(game, setupData), board: Board, debug: false }));
  return Match ? <Match /> : <SetupForm module={module} onSubmit={begin} submitLabel="Begin" />;
}
