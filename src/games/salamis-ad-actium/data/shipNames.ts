import type { ListId } from './fleetLists.js';

/**
 * Attested or plausible ship names. Greek names come from the naval lists of Athens, Roman ones from gravestones at
 * Misenum and Ravenna. No name is used for two peoples.
 */

const words = (text: string): readonly string[] => text.split(/,\s*/);

export const SHIP_NAMES = {
  egyptian: words(
    `Khaem-Mennefer, Mery-Amun, User-hat, Tjehen-Aten, Sobek, Hapy, Montu, Wadjet, Nekhbet, Horus, Sekhmet, Bastet, Khonsu, Mut, Ptah, Neith,
    Hathor, Thoth, Seshat, Khnum, Satet, Anuket, Selket, Isis, Nephthys, Tefnut, Maat, Apis, Khepri, Sopdu, Wepwawet, Min, Meretseger, Bennu`,
  ),
  anatolian: words(
    `Tarhunt, Kupapa, Iyarri, Sandas, Runtiya, Apaliunas, Arma, Tiwad, Maliya, Hepat, Sarruma, Telipinu, Kamrusepa, Hapantali, Pirwa, Hasamili,
    Lelwani, Zithariya, Kurunta, Hannahanna, Arinna, Inara, Karhuha, Tasmisu, Huriyanzipa, Kattahha`,
  ),
  greek: words(
    `Salaminia, Paralos, Nike, Eirene, Hegemonia, Eleutheria, Dynamis, Amphitrite, Thetis, Galateia, Nereis, Hebe, Kalliope, Thaleia,
    Melpomene, Euterpe, Halkyone, Lykaina, Leaina, Chrysis, Aktis, Aura, Asteria, Delias, Doris, Eos, Eucharis, Eupraxia, Europe, Gnome, Gorgo,
    Hagne, Herakleia, Hipparche, Kratousa, Kreousa, Lampra, Makaria, Meliboia, Neotes, Nemesis, Okeia, Oreithyia, Pallenis, Pandora, Petomene,
    Phanera, Pheme, Polynike, Simaitha, Sphendone, Sibylla, Syntaxis, Tragoidia, Komoidia, Themis, Charis, Aglaia, Symmachia, Demokratia`,
  ),
  phoenician: words(
    `Baal Lebanon, Baalat Gebal, Adon, Dagon, Kothar, Shapash, Yarikh, Sidun, Arwad, Sarepta, Akko, Berut, Kition, Ushu, Amrit, Simyra, Arqa,
    Dor, Tarshish, Ophir, Senir, Hermon, Erez, Berosh, Nesher, Shahar, Shalim, Nahar, Keret, Aqhat, Danel, Pidray, Tallay`,
  ),
  persian: words(
    `Anahita, Mithra, Tishtrya, Verethragna, Huma, Simurgh, Rashnu, Sraosha, Vayu, Apam Napat, Haoma, Daena, Ashi, Arshtat, Khvarena, Atar,
    Drvaspa, Vata, Ushah, Spenta, Ameretat, Haurvatat, Satavaesa, Vanant, Karshipta, Saena, Parodarsh, Zam`,
  ),
  punic: words(
    `Tanit, Melqart, Eshmun, Astarte, Reshef, Shadrafa, Baal Hammon, Baal Addir, Baal Saphon, Elat, Hawwat, Milkashtart, Sakon, Chusor, Anat,
    Pumay, Elissa, Byrsa, Kothon, Tharros, Motya, Nora, Sulci, Gadir, Utica, Ibosim, Kossyra, Malaka, Lixus, Hadrumet, Leptis, Sabratha, Makom,
    Oea, Thapsus, Kerkouane, Solus, Ziz, Sicca, Rusaddir`,
  ),
  roman: words(
    `Victoria, Fides, Concordia, Fortuna, Salus, Virtus, Pax, Spes, Libertas, Providentia, Iustitia, Pietas, Clementia, Ops, Triumphus, Taurus,
    Capricornus, Aquila, Murena, Quadriga, Armata, Satura, Radians, Pinnata, Clupeus, Minerva, Neptunus, Mars, Mercurius, Iuppiter, Apollo,
    Diana, Ceres, Venus, Vesta, Iuno, Aesculapius, Castor, Pollux, Cupido, Liber, Silvanus, Sol, Oceanus, Nilus, Tiberis, Rhenus, Danuvius,
    Tigris, Euphrates, Perseus, Hercules, Lucifer, Maia, Athenonice, Triton`,
  ),
  celtic: words(
    `Epona, Sirona, Taranis, Esus, Belenos, Nantosuelta, Damona, Belisama, Teutates, Sulis, Lugus, Ogmios, Sucellos, Rosmerta, Nodens, Cernunnos,
    Brigantia, Ancamna, Maponos, Matrona, Nehalennia, Rigani, Smertrios, Tarvos, Vindos, Artio, Nemetona, Moritasgos`,
  ),
  illyrian: words(
    `Medauros, Bindus, Anzotica, Thana, Vidasus, Latra, Iria, Ica, Sentona, Trita, Redon, Prende, Andinus, Eia, Aitica, Malesocus, Boria,
    Iutossica, Nebres, Teuta, Issa, Lissos, Rhizon, Scodra, Ulcinium, Naron, Drilon, Genusus`,
  ),
  gothic: words(
    `Ara, Wulfs, Marei, Wegs, Winds, Skura, Mena, Sunno, Stairno, Meki, Hairus, Skildus, Hilms, Brunjo, Auhsus, Hruk, Ahaks, Sparwa, Fugls,
    Fisks, Lauhmuni, Theihwo, Saiws, Ahwa, Bairgahei, Fon, Milhma`,
  ),
  english: words(
    `Wægflota, Sæmearh, Ythmearh, Brimwudu, Sundwudu, Merehengest, Sæhengest, Brimhengest, Wæghengest, Ythlida, Famigheals, Sægenga,
    Hringedstefna, Wundenstefna, Earn, Wulf, Hræfn, Hafoc, Heorot, Mæw, Ganet, Ilfetu, Hwæl, Eofor, Bera, Seolh`,
  ),
  byzantine: words(
    `Theotokos, Nikopoios, Hodegetria, Pantokrator, Prodromos, Archangelos, Michael, Gabriel, Georgios, Demetrios, Theodoros, Nikolaos, Phokas,
    Prokopios, Merkourios, Sergios, Bakchos, Tryphon, Menas, Kosmas, Damianos, Barbara, Thekla, Euphemia, Stauros, Anastasis, Keraunos,
    Homonoia`,
  ),
  islamic: words(
    `al-Buraq, al-Ghurab, al-Uqab, al-Saqr, al-Shahin, al-Nasr, al-Fath, al-Zafir, al-Mansura, al-Muzaffara, al-Mubaraka, al-Saida, al-Maymuna,
    al-Ghaziya, al-Asad, al-Namir, al-Fahd, al-Hut, al-Rih, al-Barq, al-Raad, al-Sahab, al-Najm, al-Thurayya, al-Suhayl, al-Hilal, al-Qamar,
    al-Shihab, al-Sayf, al-Hamama`,
  ),
  viking: words(
    `Ormr, Trani, Visundr, Dreki, Hreinn, Elgr, Hrafn, Orn, Ulfr, Bjorn, Galti, Hafr, Hjortr, Svanr, Skarfr, Haukr, Valr, Nadr, Linnr, Sleipnir,
    Gullfaxi, Hringhorni, Skidbladnir, Ellidi, Blakkr, Fifa, Visi, Hvalr, Vargr`,
  ),
} as const;
export type Tongue = keyof typeof SHIP_NAMES;

const TONGUES: { readonly [list in ListId]: Tongue } = {
  egyptian: 'egyptian',
  seaPeoples: 'anatolian',
  greekArchaic: 'greek',
  phoenicianArchaic: 'phoenician',
  greekClassical: 'greek',
  persian: 'persian',
  hellenistic: 'greek',
  carthaginian: 'punic',
  romanRepublic: 'roman',
  romanImperialEarly: 'roman',
  romanLate: 'roman',
  veneti: 'celtic',
  illyrian: 'illyrian',
  gothic: 'gothic',
  vandal: 'gothic',
  saxonRaiders: 'english',
  byzantine: 'byzantine',
  islamic: 'islamic',
  viking: 'viking',
  saxon: 'english',
};

const TONGUES_OF_VARIANTS: { readonly [variant: string]: Tongue } = {
  'persian/phoenicians': 'phoenician',
  'persian/ionians': 'greek',
  'persian/egyptians': 'egyptian',
  'persian/cilicians': 'anatolian',
  'hellenistic/phoenicianCities': 'phoenician',
};

export const tongueOf = (list: ListId, variant: string | null): Tongue =>
  (variant !== null && TONGUES_OF_VARIANTS[`${list}/${variant}`]) || TONGUES[list];
