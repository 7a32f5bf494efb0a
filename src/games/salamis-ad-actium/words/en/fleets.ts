/** What fleets and squadrons are called that have no names of their own. */
export const fleets = {
  unnamed: ['First fleet', 'Second fleet'],
  ofPeople: (people: string) => `${people} fleet`,
  numbered: (number: string, name: string) => `${number}: ${name}`,
  /** Places in the line of battle, the Admiral's own first. */
  stations: ['right wing', 'left wing', 'centre', 'reserve'],
  station: (people: string, station: string) => `${people} ${station}`,
  squadron: (n: number) => `squadron ${n}`,
};
