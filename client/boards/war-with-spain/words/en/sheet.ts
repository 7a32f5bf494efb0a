/** The words engraved on the map. */
export const sheet = {
  title: 'Armada',
  war: 'The War with Spain',
  subtitle: 'by sea and by land',
  date: 'December 1586 to October 1588',
  scale: 'Leagues of Castile, twelve to the hex',
};
