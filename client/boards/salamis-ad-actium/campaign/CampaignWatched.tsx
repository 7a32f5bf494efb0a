import { type Campaign, fleetIds, type Side } from '../../../../src/games/salamis-ad-actium/face.js';
import { CampaignHead, FleetCard } from './CampaignSlip.js';
import { Reports } from './Reports.js';

interface CampaignWatchedProps {
  readonly camp: Campaign;
  /** Nobody for a spectator. */
  readonly me: Side | undefined;
}

/** The campaign for whoever is not asked: how it stands, and what his own fleets are about. */
export function CampaignWatched({ camp, me }: CampaignWatchedProps) {
  return (
    <>
      <CampaignHead camp={camp} />
      {me !== undefined && <Reports camp={camp} me={me} />}
      {me !== undefined &&
        fleetIds(camp, me).map((id) => (
          <FleetCard key={id} camp={camp} id={id} order={undefined} open={false} stances={[]} onOpen={() => {}} onOrder={() => {}} />
        ))}
    </>
  );
}
