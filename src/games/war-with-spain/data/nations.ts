/** Whose men they are: it decides where they may go, who pays, and who gives the orders [2.1, 8.2, 11.16]. */
export type LandNation =
  | 'english'
  | 'dutch'
  | 'loyalirish'
  | 'scotprot'
  | 'huguenot'
  | 'spanish'
  | 'italian'
  | 'walloon'
  | 'german'
  | 'burgundian'
  | 'league'
  | 'engcath'
  | 'scotcath'
  | 'irishrebel';

export type NavalNation = 'english' | 'dutch' | 'spanish' | 'walloon';

/** Land units that their side pays every month [11.16]; all others live off the country. */
export const PAID: readonly LandNation[] = ['english', 'spanish', 'italian', 'walloon', 'german', 'burgundian'];
/** Land units that are raised for money [5.51, 5.52]. */
export const RAISED: readonly LandNation[] = [...PAID, 'dutch'];
export const FRENCH: readonly LandNation[] = ['huguenot', 'league'];
