import type { ListId } from './fleetLists.js';

/** A naval engagement [13]. Years BC are negative. */
interface Engagement {
  readonly year: number;
  readonly name: string;
  readonly victor: string;
  readonly loser: string;
  readonly lists?: readonly [ListId, ListId];
}

const at = (year: number, name: string, victor: string, loser: string, ...lists: [] | [ListId, ListId]): Engagement => ({
  year,
  name,
  victor,
  loser,
  ...(lists.length && { lists }),
});

export const CHRONOLOGY: readonly Engagement[] = [
  at(-1210, 'Off Alashiya', 'Hittites', 'Alashiya'),
  at(-1175, 'Mouths of the Nile', 'Egypt', 'Sea Peoples', 'egyptian', 'seaPeoples'),
  at(-664, 'Corcyra', 'Corcyra', 'Corinth', 'greekArchaic', 'greekArchaic'),
  at(-540, 'Alalia', 'Phocaeans', 'Etruscans and Carthage', 'greekArchaic', 'phoenicianArchaic'),
  at(-494, 'Lade', 'Persia', 'Ionians', 'persian', 'greekClassical'),
  at(-480, 'Artemisium', 'Greeks', 'Persia', 'greekClassical', 'persian'),
  at(-480, 'Salamis', 'Greeks', 'Persia', 'greekClassical', 'persian'),
  at(-474, 'Cumae', 'Syracuse', 'Etruscans', 'greekClassical', 'greekClassical'),
  at(-466, 'Eurymedon', 'Delian League', 'Persia', 'greekClassical', 'persian'),
  at(-450, 'Salamis in Cyprus', 'Athens', 'Persia', 'greekClassical', 'persian'),
  at(-435, 'Leucimme', 'Corcyra', 'Corinth', 'greekClassical', 'greekClassical'),
  at(-433, 'Sybota', 'Corinth', 'Corcyra and Athens', 'greekClassical', 'greekClassical'),
  at(-429, 'Rhium and Naupactus', 'Athens', 'Peloponnesians', 'greekClassical', 'greekClassical'),
  at(-425, 'Pylos', 'Athens', 'Sparta', 'greekClassical', 'greekClassical'),
  at(-413, 'Erineus', 'Corinth', 'Athens', 'greekClassical', 'greekClassical'),
  at(-413, 'Great Harbour of Syracuse', 'Syracuse', 'Athens', 'greekClassical', 'greekClassical'),
  at(-411, 'Cynossema', 'Athens', 'Peloponnesians', 'greekClassical', 'greekClassical'),
  at(-410, 'Cyzicus', 'Athens', 'Peloponnesians', 'greekClassical', 'greekClassical'),
  at(-406, 'Notium', 'Sparta', 'Athens', 'greekClassical', 'greekClassical'),
  at(-406, 'Arginusae', 'Athens', 'Sparta', 'greekClassical', 'greekClassical'),
  at(-405, 'Aegospotami', 'Sparta', 'Athens', 'greekClassical', 'greekClassical'),
  at(-397, 'Catana', 'Carthage', 'Syracuse', 'carthaginian', 'greekClassical'),
  at(-394, 'Cnidus', 'Persia and Athens', 'Sparta', 'persian', 'greekClassical'),
  at(-376, 'Naxos', 'Athens', 'Sparta', 'greekClassical', 'greekClassical'),
  at(-332, 'Tyre', 'Macedon', 'Tyre', 'hellenistic', 'hellenistic'),
  at(-322, 'Amorgos', 'Macedon', 'Athens', 'hellenistic', 'hellenistic'),
  at(-306, 'Salamis in Cyprus', 'Antigonids', 'Ptolemies', 'hellenistic', 'hellenistic'),
  at(-276, 'Straits of Messana', 'Carthage', 'Pyrrhus', 'carthaginian', 'hellenistic'),
  at(-260, 'Lipara', 'Carthage', 'Rome', 'carthaginian', 'romanRepublic'),
  at(-260, 'Mylae', 'Rome', 'Carthage', 'romanRepublic', 'carthaginian'),
  at(-257, 'Tyndaris', 'Rome', 'Carthage', 'romanRepublic', 'carthaginian'),
  at(-256, 'Ecnomus', 'Rome', 'Carthage', 'romanRepublic', 'carthaginian'),
  at(-255, 'Cape Hermaeum', 'Rome', 'Carthage', 'romanRepublic', 'carthaginian'),
  at(-249, 'Drepana', 'Carthage', 'Rome', 'carthaginian', 'romanRepublic'),
  at(-241, 'Aegates Islands', 'Rome', 'Carthage', 'romanRepublic', 'carthaginian'),
  at(-229, 'Paxos', 'Illyrians', 'Achaeans', 'illyrian', 'hellenistic'),
  at(-217, 'Ebro', 'Rome', 'Carthage', 'romanRepublic', 'carthaginian'),
  at(-201, 'Chios', 'Rhodes and Pergamon', 'Macedon', 'hellenistic', 'hellenistic'),
  at(-201, 'Lade', 'Macedon', 'Rhodes', 'hellenistic', 'hellenistic'),
  at(-191, 'Corycus', 'Rome and Pergamon', 'Seleucids', 'romanRepublic', 'hellenistic'),
  at(-190, 'Panormus (Samos)', 'Seleucids', 'Rhodes', 'hellenistic', 'hellenistic'),
  at(-190, 'Side', 'Rhodes', 'Seleucids', 'hellenistic', 'hellenistic'),
  at(-190, 'Myonessus', 'Rome and Rhodes', 'Seleucids', 'romanRepublic', 'hellenistic'),
  at(-184, 'Propontis', 'Bithynia', 'Pergamon', 'hellenistic', 'hellenistic'),
  at(-67, 'Coracesium', 'Rome', 'Cilician pirates', 'romanRepublic', 'illyrian'),
  at(-56, 'Morbihan', 'Rome', 'Veneti', 'romanRepublic', 'veneti'),
  at(-49, 'Massilia', 'Rome (Caesar)', 'Massilia', 'romanRepublic', 'hellenistic'),
  at(-47, 'Tauris', 'Rome (Caesar)', 'Pompeians', 'romanRepublic', 'romanRepublic'),
  at(-36, 'Mylae', 'Octavian', 'Sextus Pompey', 'romanRepublic', 'romanRepublic'),
  at(-36, 'Naulochus', 'Octavian', 'Sextus Pompey', 'romanRepublic', 'romanRepublic'),
  at(-31, 'Actium', 'Octavian', 'Antony and Cleopatra', 'romanImperialEarly', 'hellenistic'),
  at(269, 'Aegean raids', 'Rome', 'Goths', 'romanImperialEarly', 'gothic'),
  at(324, 'Hellespont', 'Constantine', 'Licinius', 'romanLate', 'romanLate'),
  at(468, 'Cape Bon', 'Vandals', 'Rome', 'vandal', 'romanLate'),
  at(551, 'Sena Gallica', 'East Rome', 'Goths', 'romanLate', 'gothic'),
  at(655, 'The Masts (Phoenix)', 'Arabs', 'Byzantium', 'islamic', 'byzantine'),
  at(677, 'Sea of Marmara', 'Byzantium', 'Arabs', 'byzantine', 'islamic'),
  at(717, 'Constantinople', 'Byzantium', 'Arabs', 'byzantine', 'islamic'),
  at(747, 'Keramaia', 'Byzantium', 'Arabs', 'byzantine', 'islamic'),
  at(851, 'Sandwich', 'Kent and Wessex', 'Danes', 'saxon', 'viking'),
  at(875, 'Off Wessex', 'Wessex', 'Danes', 'saxon', 'viking'),
  at(885, 'Mouth of the Stour', 'Wessex then Danes', 'Danes', 'saxon', 'viking'),
  at(896, 'The Solent', 'Wessex', 'Danes', 'saxon', 'viking'),
];
