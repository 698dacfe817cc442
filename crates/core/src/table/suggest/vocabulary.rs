//! Words that columns of few kinds of values are made of, for [`content`](super::content): in
//! English, German and French, in lower case, without marks, with single spaces.
//!
//! Typed from what is generally known. None of the lists is whole, so that a part of the values is
//! enough where there are many.

use crate::table::Phrases;

/// Neither one thing nor the other, in any list.
pub(super) static NEITHER: Phrases = Phrases::new(
    "\
    andere, anderes, aucun, aucune, autre, autres, divers, diverse, inconnu, inconnue, k a, kein, \
    keine, keine angabe, keiner, missing, n a, na, non renseigne, none, not known, not stated, \
    ohne, other, others, prefer not to say, refused, sonstige, sonstiges, unbekannt, unknown",
);

/// Kinds of customers, patients, members and the like, which may stand under a word for them; with what
/// answers whether somebody is one, also in other languages.
pub(super) static KINDS: Phrases = Phrases::new(
    "\
    privat, private, private person, privatperson, privatkunde, prive, privado, privato, \
    particulier, particular, business, business customer, geschaeftlich, geschaeftskunde, \
    gewerblich, gewerbe, zakelijk, entreprise, empresa, azienda, firma, firemni, firmowy, company, \
    corporate, commercial, oeffentlich, public, neu, neukunde, new, alt, bestand, bestandskunde, \
    existing, returning, nieuw, bestaand, nouveau, ancien, nuevo, antiguo, nuovo, novo, nowy, \
    stammkunde, stamm, regular, vip, premium, gold, silber, silver, bronze, basic, basis, standard, \
    stationaer, ambulant, teilstationaer, vorstationaer, inpatient, outpatient, day case, \
    hospitalise, ambulatoire, ambulatorio, hospitalizado, ricoverato, opname, poliklinisch, intern, \
    extern, internal, external, adult, erwachsen, erwachsener, child, kind, jugendlich, \
    jugendlicher, adulte, enfant, adulto, nino, bambino, volwassene, senior, junior, aktiv, passiv, \
    active, inactive, actief, actif, activo, attivo, ehrenmitglied, foerdermitglied, vollmitglied, \
    ordentlich, full, associate, guest, gast, eigentuemer, owner, tenant, mieter, ja, nee, si, sim, \
    nao, tak, nie, ano, ne, nej, evet, hayir, primaer, sekundaer, hauptmieter, untermieter, \
    vollzeit, teilzeit, online, offline, filiale, retail, wholesale, grosshandel, einzelhandel, \
    healthy, gesund, krank, control, kontrolle, case",
);

/// Sexes and genders.
pub(super) static SEXES: Phrases = Phrases::new(
    "\
    boy, d, divers, diverse, f, fem, female, feminin, femme, fille, frau, garcon, girl, h, homme, \
    intersex, junge, m, maedchen, maennlich, male, man, mann, masc, masculin, men, mle, non \
    binary, nonbinary, o, other, transgender, u, w, weiblich, woman, women, x",
);

/// One half of the pairs, and the other.
pub(super) static MEN: Phrases = Phrases::new(
    "\
    boy, garcon, h, homme, junge, m, maennlich, male, man, mann, masc, masculin, men, mle",
);

/// The other half of them.
pub(super) static WOMEN: Phrases = Phrases::new(
    "\
    f, fem, female, feminin, femme, fille, frau, girl, maedchen, w, weiblich, woman, women",
);

/// Whether people are married.
pub(super) static MARITAL: Phrases = Phrases::new(
    "\
    celibataire, civil partnership, cohabiting, concubinage, divorce, divorced, divorcee, \
    eingetragene lebenspartnerschaft, en couple, engaged, gesch, geschieden, getrennt, getrennt \
    lebend, gs, ld, lebenspartnerschaft, led, ledig, living together, lp, marie, mariee, married, \
    never married, pacse, pacsee, partnered, partnerschaft, separated, separe, separee, single, \
    union libre, unmarried, verh, verheiratet, verpartnert, verw, verwitwet, veuf, veuve, vh, vw, \
    widow, widowed, widower",
);

/// What people have learnt.
pub(super) static EDUCATION: Phrases = Phrases::new(
    "\
    a level, a levels, abitur, ahr, allgemeine hochschulreife, apprenticeship, associate, \
    associate degree, ausbildung, bac, bac pro, bac techno, baccalaureat, bachelor, bachelor s, \
    bachelor s degree, bachelors, bachelors degree, bep, berufsausbildung, bhs, bms, brevet, bts, \
    but, cap, cap bep, college, degree, diplom, diploma, doctorat, doctorate, dut, ecole primaire, \
    elementary, enseignement superieur, fachabitur, fachhochschule, fachhochschulreife, fh, fhr, \
    foerderschule, gcse, gcses, gesamtschule, graduate, graduate degree, grundschule, gymnasium, \
    hauptschulabschluss, hauptschule, high school, high school graduate, hochschulabschluss, \
    hochschule, hochschulreife, hs, kein abschluss, lehrabschluss, lehre, less than high school, \
    licence, lycee, magister, master, master s, master s degree, masters, masters degree, matura, \
    meister, mittlere reife, msa, no qualifications, o level, ohne abschluss, pflichtschule, phd, \
    postgraduate, primary, primary school, promotion, realschulabschluss, realschule, rs, sans \
    diplome, secondary, secondary school, some college, some high school, staatsexamen, studium, \
    superieur, tertiary, undergraduate, uni, universitaet, universite, university, vocational, \
    volksschule",
);

/// Whether and how people work.
pub(super) static EMPLOYMENT: Phrases = Phrases::new(
    "\
    actif, agriculteur, agriculteurs, alternance, angestellt, angestellte, angestellter, apprenti, \
    apprentice, arbeiter, arbeiterin, arbeitslos, artisan, artisans, au foyer, ausbildung, azubi, \
    beamte, beamter, beamtin, befristet, berufstaetig, cadre, cadres, casual, cdd, cdi, chomage, \
    chomeur, chomeuse, commercant, contract, contractor, demandeur d emploi, disabled, elternzeit, \
    employe, employed, employee, employes, erwerbslos, erwerbstaetig, etudiant, etudiante, fixed \
    term, fonctionnaire, freelance, freiberuflich, full time, geringfuegig, hausfrau, hausmann, \
    homemaker, housewife, in ausbildung, in rente, inactif, inactive, independant, independante, \
    interim, interimaire, intern, invalidite, leiharbeit, looking for work, minijob, nicht \
    erwerbstaetig, not working, out of work, ouvrier, ouvriere, ouvriers, part time, pension, \
    pensioner, pensioniert, permanent, profession intermediaire, profession liberale, professions \
    intermediaires, rente, rentner, rentnerin, retired, retraite, retraitee, salarie, salariee, \
    sans activite, sans emploi, schueler, schuelerin, seasonal, selbstaendig, selbststaendig, self \
    employed, stage, student, studentin, teilzeit, temporary, temps partiel, temps plein, trainee, \
    unable to work, unbefristet, unemployed, vollzeit, working",
);

/// How words for trades begin.
pub(super) static TRADES: Phrases = Phrases::new(
    "\
    accountant, administrator, aerzt, agent, agriculteur, aide soignant, aide soignante, \
    altenpfleg, analyst, angestellt, anwaelt, anwalt, apotheker, architect, architecte, architekt, \
    artisan, arzt, assistant, assistante sociale, associate, avocat, baecker, baker, bauarbeit, \
    beamt, boucher, boulanger, buchhalter, buero, buerokauf, builder, butcher, caissier, \
    caissiere, carer, caretaker, carpenter, cashier, chauffeur, chef, chercheur, cleaner, clerk, \
    coiffeur, coiffeuse, commercial, commerciale, comptable, consultant, cook, coordinator, \
    counsel, cuisinier, dachdecker, dentist, dentiste, designer, developer, director, doctor, \
    dozent, driver, electrician, electricien, elektriker, elektroniker, employe, engineer, \
    enseignant, enseignante, entwickler, erzieher, etudiant, executive, facharbeit, fahrer, \
    farmer, feuerwehr, firefighter, fischer, fleischer, foerster, foreman, friseur, gaertner, \
    gardener, gardien, geschaeftsfuehrer, hairdresser, handwerk, hausmeister, head of, hebamme, \
    infirmier, infirmiere, informaticien, informatiker, ingenieur, instituteur, jardinier, \
    journalist, journaliste, junior, kauffrau, kaufmann, kellner, koch, koech, koellner, \
    kraftfahrer, krankenpfleg, laborer, labourer, lagerist, landwirt, lawyer, lead, lecturer, \
    lehrer, leiter, leiterin, librarian, macon, maler, manager, maurer, mecanicien, mechanic, \
    mechaniker, mechatroniker, medecin, meister, menuisier, metzger, midwife, militaire, monteur, \
    nurse, officer, operator, ouvrier, painter, peintre, pfleg, pflegekraft, pharmacien, \
    pharmacist, physician, physiotherap, physiotherapist, pilot, plombier, plumber, police, \
    policier, polizist, pompier, porter, principal, professeur, professor, programmer, \
    programmierer, psycholog, psychologist, psychologue, radiographer, receptionist, rechtsanwalt, \
    reinigungskraft, rentner, researcher, retraite, sachbearbeit, sage femme, sales, salesman, \
    schlosser, schreiner, schueler, scientist, secretaire, secretary, security, sekretaer, senior, \
    serveur, serveuse, shop, social worker, soldat, soldier, sozialarbeiter, sozialpaedagog, \
    specialist, steuerberater, student, supervisor, surgeon, tailor, teacher, technician, \
    technicien, techniker, tischler, trainer, tutor, unternehmer, vendeur, vendeuse, verkaeufer, \
    waiter, waitress, warehouse, wissenschaft, zahnarzt, zimmerer",
);

/// Countries, those who come from there, and what they speak.
pub(super) static NATIONS: Phrases = Phrases::new(
    "\
    a, aegypten, afghanisch, afghanistan, albania, albanian, albanien, albanisch, algeria, \
    algerie, algerien, algerienne, allemagne, allemand, allemande, america, american, anglais, \
    anglaise, angleterre, arabe, arabic, arabisch, argentina, at, au, australia, australian, \
    austria, aut, autriche, bangladesh, be, bel, belge, belgien, belgique, belgium, bengali, bgr, \
    bosnia, bosnien, bosnien herzegowina, bosnisch, bra, brasilien, brazil, bresil, breton, \
    british, bulgaria, bulgarien, bulgarisch, ca, cameroun, can, canada, canadian, cantonese, ch, \
    che, china, chine, chinese, chinesisch, chinois, chinoise, chn, cn, colombia, comores, congo, \
    cote d ivoire, creole, croatia, croatian, cuba, cz, cze, czech republic, d, daenemark, de, \
    denmark, deu, deutsch, deutschland, dk, dnk, dutch, egypt, england, englisch, english, \
    eritrea, es, esp, espagne, espagnol, espagnole, estland, estonia, etats unis, f, farsi, fi, \
    fin, finland, finnland, fr, fra, francais, francaise, france, frankreich, franzoesisch, \
    french, gb, gbr, german, germany, ghana, gr, grc, great britain, grece, greece, greek, \
    griechenland, griechisch, grossbritannien, guinee, gujarati, haiti, hindi, hrv, hu, hun, \
    hungarian, hungary, i, ie, in, ind, inde, india, indian, indien, indonesia, irak, irakisch, \
    iran, iranisch, iraq, ireland, irish, irl, israel, it, ita, italian, italie, italien, \
    italienisch, italienne, italy, jamaica, japan, japanese, jp, jpn, kabyle, kasachstan, kenya, \
    korea, korean, kosovo, kroatien, kroatisch, kurdisch, kurdish, latin, latvia, lettland, liban, \
    litauen, lithuania, luxembourg, madagascar, malaysia, mali, mandarin, maroc, marocain, \
    marocaine, marokko, mazedonien, mex, mexico, morocco, neerlandais, nepal, netherlands, new \
    zealand, niederlaendisch, niederlande, nigeria, nigerian, nl, nld, no, nor, nordmazedonien, \
    northern ireland, norway, norwegen, oesterreich, oesterreichisch, pakistan, pakistani, pays \
    bas, persian, persisch, philippines, pl, pol, poland, polen, polish, polnisch, pologne, \
    polonais, polonaise, portugais, portugaise, portugal, portugiesisch, portuguese, prt, pt, \
    punjabi, ro, romania, romanian, rou, roumain, roumaine, roumanie, royaume uni, rumaenien, \
    rumaenisch, rus, russe, russia, russian, russie, russisch, russland, saudi arabia, schweden, \
    schweiz, schweizerisch, scotland, scottish, se, senegal, serbia, serbian, serbien, serbisch, \
    singapore, slovakia, slovenia, slowakei, slowenien, somali, somalia, south africa, south \
    korea, spain, spanien, spanisch, spanish, srb, sri lanka, suisse, svk, swe, sweden, swedish, \
    switzerland, syr, syria, syrian, syrie, syrien, syrisch, tamil, thailand, tr, tschechien, \
    tuerkei, tuerkisch, tunesien, tunisia, tunisie, tunisien, tunisienne, tur, turc, turkey, \
    turkish, turque, turquie, ua, uk, ukr, ukraine, ukrainian, ukrainisch, ungarisch, ungarn, \
    united kingdom, united states, united states of america, urdu, us, usa, vereinigtes \
    koenigreich, vietnam, vietnamese, vietnamesisch, wales, welsh",
);

/// Parts of countries, by name and by the letters that stand for them.
pub(super) static REGIONS: Phrases = Phrases::new(
    "\
    aargau, ag, ak, al, alabama, alaska, alberta, alsace, appenzell, aquitaine, ar, arizona, \
    arkansas, auvergne, auvergne rhone alpes, az, baden wuerttemberg, basel landschaft, basel \
    stadt, bavaria, bayern, bb, be, bedfordshire, berkshire, berlin, bern, bl, bourgogne, \
    bourgogne franche comte, brandenburg, bremen, bretagne, british columbia, bs, buckinghamshire, \
    burgenland, bw, by, ca, california, cambridgeshire, centre val de loire, champagne ardenne, \
    cheshire, co, colorado, connecticut, cornwall, corse, ct, cumbria, dc, de, delaware, \
    derbyshire, devon, dorset, durham, east, east midlands, east of england, east sussex, england, \
    essex, est, fl, florida, fr, franche comte, freiburg, fribourg, ga, ge, geneve, genf, georgia, \
    glarus, gloucestershire, gr, grand est, graubuenden, greater london, greater manchester, \
    guadeloupe, guyane, hamburg, hampshire, hauts de france, hawaii, hb, he, hertfordshire, \
    hessen, hh, hi, ia, id, idaho, il, ile de france, illinois, in, indiana, iowa, jura, kaernten, \
    kansas, kent, kentucky, ks, ky, la, la reunion, lancashire, languedoc roussillon, \
    leicestershire, limousin, lincolnshire, london, lorraine, louisiana, lu, luzern, ma, maine, \
    manitoba, martinique, maryland, massachusetts, mayotte, md, me, mecklenburg vorpommern, \
    merseyside, mi, michigan, midi pyrenees, midwest, minnesota, mississippi, missouri, mitte, mn, \
    mo, montana, ms, mt, mv, nc, nd, nds, ne, nebraska, neuchatel, neuenburg, nevada, new \
    hampshire, new jersey, new mexico, new south wales, new york, nh, ni, nidwalden, \
    niederoesterreich, niedersachsen, nj, nm, nord, nordrhein westfalen, norfolk, normandie, \
    north, north carolina, north dakota, north east, north west, north yorkshire, northeast, \
    northern ireland, northumberland, northwest, nottinghamshire, nouvelle aquitaine, nova scotia, \
    nrw, nv, nw, ny, oberoesterreich, obwalden, occitanie, oh, ohio, ok, oklahoma, ontario, or, \
    oregon, ost, ouest, oxfordshire, pa, paca, pays de la loire, pennsylvania, picardie, poitou \
    charentes, provence alpes cote d azur, quebec, queensland, reunion, rheinland pfalz, rhode \
    island, rhone alpes, ri, rlp, rp, saarland, sachsen, sachsen anhalt, salzburg, saskatchewan, \
    savoie, saxony, sc, schaffhausen, schleswig holstein, schwyz, scotland, sd, sg, sh, \
    shropshire, sl, sn, so, solothurn, somerset, south, south carolina, south dakota, south east, \
    south west, south yorkshire, southeast, southwest, st, st gallen, staffordshire, steiermark, \
    sud, sued, suffolk, surrey, sussex, tennessee, tessin, texas, tg, th, thueringen, thurgau, ti, \
    ticino, tirol, tn, tx, uri, ut, utah, va, valais, vaud, vd, vermont, victoria, virginia, \
    vorarlberg, vs, vt, wa, waadt, wales, wallis, warwickshire, washington, west, west midlands, \
    west sussex, west virginia, west yorkshire, wi, wien, wiltshire, wisconsin, wv, wy, wyoming, \
    yorkshire, zh, zuerich, zug",
);

/// Towns; of many more, those in which many live.
pub(super) static TOWNS: Phrases = Phrases::new(
    "\
    aachen, aarau, aberdeen, agen, aix en provence, ajaccio, albi, albuquerque, aleppo, ales, \
    alger, alicante, alkmaar, almelo, almere, almeria, amberg, amersfoort, amiens, amsterdam, \
    ancona, angers, angouleme, ankara, annecy, antibes, anvers, apeldoorn, argenteuil, arles, \
    arnhem, arras, aschaffenburg, assen, athens, atlanta, auch, augsburg, auray, aurillac, austin, \
    avignon, badajoz, baden, baden baden, baltimore, bamberg, bangor, barcelona, bari, basel, \
    bastia, bath, bautzen, bayonne, bayreuth, beauvais, belfast, belfort, belgrade, bellinzona, \
    bergamo, berlin, bern, besancon, beziers, bialystok, biarritz, biel, bielefeld, bielsko biala, \
    bilbao, birmingham, blackpool, bochum, bologna, bolton, bolzano, bonn, bordeaux, boston, \
    bottrop, bourg en bresse, bourges, bournemouth, bradford, brandenburg, braunschweig, breda, \
    bregenz, bremen, bremerhaven, brescia, brest, brighton, brisbane, bristol, brive, bruxelles, \
    bucharest, budapest, buffalo, burgdorf, burgos, bydgoszcz, bytom, cadiz, caen, cagliari, \
    calais, calgary, cambridge, cannes, canterbury, carcassonne, cardiff, carlisle, casablanca, \
    castres, catania, celle, chambery, charleroi, charleville mezieres, charlotte, chartres, \
    cheltenham, chemnitz, chester, chicago, cholet, chorzow, chur, cincinnati, clermont ferrand, \
    cleveland, coburg, colmar, cologne, columbus, copenhagen, cork, cottbus, coventry, croydon, \
    cuxhaven, czestochowa, dachau, dallas, damascus, darmstadt, deggendorf, delft, den haag, \
    denver, derby, derry, dessau, detmold, detroit, deventer, dietikon, dijon, dordrecht, \
    dornbirn, dortmund, dover, dresden, dublin, dueren, duesseldorf, duisburg, dundee, dunkerque, \
    durham, edinburgh, eindhoven, eisenach, elblag, elche, ely, emden, emmen, enschede, epinal, \
    erfurt, erlangen, essen, esslingen, evreux, exeter, feldkirch, firenze, flensburg, foggia, \
    fougeres, frankfurt, frankfurt am main, frankfurt oder, frauenfeld, freiberg, freiburg, \
    freising, fribourg, fuerth, fulda, galway, gap, garching, gdansk, gdynia, gelsenkirchen, \
    geneva, geneve, genf, genova, gent, gera, giessen, gijon, girona, glasgow, gliwice, \
    gloucester, goerlitz, goettingen, goslar, gotha, gouda, granada, graz, greifswald, grenoble, \
    groningen, guetersloh, haarlem, hagen, halle, hamburg, hameln, hamm, hanau, hannover, heerlen, \
    heidelberg, heilbronn, helsinki, hengelo, hereford, herne, hildesheim, hilversum, hof, hoorn, \
    houston, huelva, hull, indianapolis, ingolstadt, innsbruck, inverness, ipswich, istanbul, \
    izmir, jacksonville, jaen, jelenia gora, jena, kaiserslautern, kalisz, karlsruhe, kassel, \
    katowice, kempten, kiel, kielce, kiew, klagenfurt, koblenz, koeln, koeniz, konstanz, koszalin, \
    krakow, krefeld, krems, kriens, kyiv, la coruna, la rochelle, lancaster, landau, landshut, \
    lanester, las vegas, lausanne, laval, le havre, le mans, lecce, leeds, leeuwarden, legnica, \
    leicester, leiden, leipzig, lelystad, lens, lenzburg, leoben, leverkusen, liege, lille, \
    limburg, limerick, limoges, lincoln, lindau, linz, lisboa, lisbon, liverpool, livorno, lleida, \
    lodz, logrono, london, lorient, los angeles, lublin, ludwigsburg, ludwigshafen, luebeck, \
    lueneburg, lugano, lugo, luton, luxembourg, luzern, lyon, maastricht, macon, madrid, \
    magdeburg, mainz, malaga, manchester, mannheim, marburg, marseille, meissen, melbourne, \
    memphis, merignac, messina, metz, miami, middelburg, middlesbrough, milan, milano, milton \
    keynes, milwaukee, minneapolis, modena, moenchengladbach, montpellier, montreal, montreuil, \
    montreux, monza, moscow, moskau, muelheim, muenchen, muenster, mulhouse, munich, murcia, \
    namur, nancy, nantes, napoli, narbonne, nashville, neubrandenburg, neuchatel, neuss, new \
    orleans, new york, newcastle, newport, nice, nijmegen, nimes, niort, nordhausen, northampton, \
    norwich, nottingham, novara, nowy sacz, nuernberg, nyon, oberhausen, offenbach, offenburg, \
    oldenburg, olsztyn, olten, opole, orlando, orleans, oslo, osnabrueck, ottawa, ourense, oviedo, \
    oxford, paderborn, padova, palencia, palermo, pamplona, paris, passau, pau, payerne, \
    perigueux, perpignan, perth, perugia, pescara, pessac, peterborough, pforzheim, philadelphia, \
    phoenix, pirna, pisa, pittsburgh, plauen, plock, ploemeur, plymouth, poitiers, pontevedra, \
    portland, porto, portsmouth, potsdam, poznan, prag, prague, preston, purmerend, quimper, \
    rabat, radebeul, radom, ravenna, ravensburg, reading, recklinghausen, regensburg, reims, \
    reinach, rennes, reutlingen, rimini, ripon, rodez, roermond, roma, rome, roosendaal, \
    rosenheim, rostock, rotterdam, roubaix, rouen, rybnik, rzeszow, saarbruecken, sacramento, \
    saint brieuc, saint denis, saint etienne, saint malo, saint nazaire, salamanca, salerno, \
    salisbury, salzburg, salzgitter, san antonio, san diego, san francisco, san jose, santander, \
    schaffhausen, schweinfurt, schwerin, seattle, segovia, sevilla, sheffield, siedlce, siegen, \
    siena, sion, siracusa, slough, slupsk, soest, sofia, solingen, soria, sosnowiec, southampton, \
    speyer, st gallen, st louis, st poelten, stafford, steyr, stirling, stockholm, stoke, stoke on \
    trent, stralsund, strasbourg, straubing, stuttgart, suhl, sunderland, swansea, swindon, \
    sydney, szczecin, tampa, taranto, tarbes, tarnow, tarragona, teruel, thun, tilburg, torino, \
    toronto, torun, toulon, toulouse, tourcoing, tours, trento, treviso, trier, trieste, troyes, \
    truro, tuebingen, tunis, tychy, udine, ulm, unterhaching, uster, utrecht, valence, valencia, \
    valladolid, vancouver, vannes, venezia, venlo, verona, versailles, vicenza, vienna, vigo, \
    villach, villeurbanne, villingen, vlissingen, walbrzych, warsaw, warschau, warszawa, warwick, \
    waterford, watford, weiden, weimar, wells, wels, wetzlar, wien, wiener neustadt, wiesbaden, \
    wilhelmshaven, winchester, winterthur, wismar, wittenberg, wloclawek, wolfsburg, \
    wolverhampton, worcester, worms, wrexham, wroclaw, wuerzburg, wuppertal, york, yverdon, \
    zaandam, zabrze, zagreb, zaragoza, zeist, zielona gora, zoetermeer, zollikofen, zuerich, zug, \
    zurich, zwickau, zwolle",
);

/// How the names of many towns begin, as a word of its own.
pub(super) static TOWN_BEGINS: Phrases = Phrases::new(
    "\
    alt, bad, east, great, gross, klein, la, le, les, little, lower, markt, neu, new, north, \
    saint, sainte, sankt, south, st, upper, west",
);

/// What is in the names of firms, places, illnesses and goods, and in none of a person.
pub(super) static OTHER_NAMES: Phrases = Phrases::new(
    "\
    acute, affairs, akut, akute, assurance, bank, basic, beach, border, bull, cancer, central, chain, \
    chronic, chronisch, chronische, city, club, company, customer, data, deutsche, development, disease, \
    disorder, el, energy, failure, fort, galaxy, general, german, golden, group, health, home, human, \
    information, insurance, las, life, los, morbus, office, pain, partners, plus, premium, primary, pro, \
    project, public, republic, resources, retriever, road, san, santa, secondary, service, services, \
    social, springs, standard, store, street, swiss, syndrome, system, systems, team, technology, type, \
    united, versicherung, water, web",
);

/// How people are called in surveys of origin.
pub(super) static ETHNIC: Phrases = Phrases::new(
    "\
    african, african american, amer indian eskimo, american indian, any other white, arab, asian, \
    bangladeshi, black, british, caribbean, caucasian, chinese, hispanic, indian, jewish, latina, \
    latino, mixed, multiracial, native american, native hawaiian, pacific islander, pakistani, \
    roma, two or more, white",
);

/// How people are addressed.
pub(super) static ADDRESSED: Phrases = Phrases::new(
    "\
    dr, familie, firma, fr, frau, herr, hr, lady, m, madame, miss, mlle, mme, monsieur, mr, mrs, \
    ms, mx, prof, rev, sir",
);

/// How the names of departments begin.
pub(super) static DEPARTMENTS: Phrases = Phrases::new(
    "\
    a e, accounting, achats, administration, ambulanz, anaesthe, anaesthesie, augenklinik, \
    buchhaltung, cardiolog, cardiologie, chirurgie, commercial, compta, comptabilite, controlling, \
    customer service, day surgery, dermatolog, dermatologie, direction, einkauf, emergency, \
    engineering, ent, entwicklung, fertigung, finance, forschung, gastroenterolog, \
    gastroenterologie, geburtshilfe, general medicine, geriatric, geriatrie, geschaeftsfuehrung, \
    gynaecolog, gynaekologie, gynecolog, gynecologie, haematolog, hno, hr, human resources, icu, \
    informatique, innere, inneren, intensive care, intensivstation, internal, internal medicine, \
    it, juridique, kardiologie, kinderklinik, kundendienst, lager, legal, logistics, logistik, \
    logistique, management, marketing, matern, maternite, medecine, medecine interne, nephrolog, \
    nephrologie, neurolog, neurologie, notaufnahme, obstetric, oncolog, oncologie, onkologie, \
    operations, ophtalmologie, ophthalmolog, orthop, orthopaedie, orthopedie, outpatient, \
    paediatric, paediatrie, pathology, pediatric, pediatrie, personal, personalwesen, pneumologie, \
    procurement, product, production, produktion, psychiatr, psychiatrie, purchasing, qualitaet, \
    qualite, quality, r d, radiolog, radiologie, reanimation, recherche, rechtsabteilung, \
    rehabilitation, research, ressources humaines, rh, sales, soins intensifs, support, surgery, \
    theatre, unfallchirurgie, urgences, urolog, urologie, vente, ventes, verkauf, vertrieb, \
    verwaltung, warehouse, werkstatt",
);

/// What the names of houses that people go to are made of.
pub(super) static INSTITUTIONS: Phrases = Phrases::new(
    "\
    academy, bibliothek, chu, clinic, clinique, college, ecole, foundation, gesamtschule, gmbh, \
    grundschule, gymnasium, health centre, hopital, hospital, hospitals, inc, infirmary, \
    kindergarten, kita, klinik, klinikum, krankenhaus, library, ltd, lycee, mediatheque, medical \
    center, pflegeheim, praxis, realschule, saint, sankt, sarl, school, schule, seniorenheim, st, \
    stiftung, surgery, universitaet, universite, university",
);

/// What people drive, and what drives it.
pub(super) static VEHICLES: Phrases = Phrases::new(
    "\
    alfa romeo, astra, audi, bentley, benzin, bmw, bus, car, chevrolet, chrysler, citroen, civic, \
    clio, corolla, corsa, dacia, diesel, dodge, electric, electrique, elektro, erdgas, essence, \
    fabia, fiat, fiesta, focus, ford, gasoline, golf, gpl, honda, hybrid, hybride, hyundai, ibiza, \
    insignia, iveco, jaguar, jeep, kia, krad, kuga, land rover, leon, lexus, lkw, lpg, man, mazda, \
    megane, mercedes, mercedes benz, mini, mitsubishi, mondeo, motorcycle, motorrad, nissan, \
    octavia, opel, panda, passat, petrol, peugeot, pkw, plug in hybrid, polo, porsche, punto, \
    renault, rolls royce, saab, scania, seat, skoda, smart, subaru, super, suv, suzuki, tesla, \
    tiguan, touran, toyota, truck, twingo, van, vauxhall, volkswagen, volvo, vw, wohnmobil, yaris, \
    zoe",
);

/// Months and days of the week.
pub(super) static MONTHS: Phrases = Phrases::new(
    "\
    aout, apr, april, aug, august, avr, avril, dec, december, decembre, dez, dezember, di, \
    dienstag, dimanche, do, donnerstag, feb, februar, february, fevr, fevrier, freitag, fri, \
    friday, jan, januar, january, janv, janvier, jeudi, juil, juillet, juin, jul, juli, july, jun, \
    june, juni, lundi, maerz, mai, mar, march, mardi, mars, may, mercredi, mi, mittwoch, mo, mon, \
    monday, montag, mrz, nov, november, novembre, oct, october, octobre, okt, oktober, samedi, \
    samstag, sat, saturday, sep, sept, september, septembre, so, sonnabend, sonntag, sun, sunday, \
    thu, thursday, tue, tuesday, vendredi, wed, wednesday",
);

/// How words for illnesses and complaints begin.
pub(super) static ILLNESSES: Phrases = Phrases::new(
    "\
    addict, adhd, adhs, adipos, aids, allerg, alzheimer, anaem, anem, angina, angst, anxiete, \
    anxiety, appendi, appendic, arachid, arrhyth, arthr, asthm, atrial, autis, avc, bpco, bronch, \
    burnout, cancer, carcinom, cardiac, cardiomyo, cataract, cholecyst, colitis, copd, cough, \
    covid, crohn, cystitis, demen, depress, diabet, diarrh, dizz, durchfall, dyscalc, dyslex, \
    dysprax, eczem, ekzem, embol, epilep, erbrechen, erdnuss, fatigue, fever, fieber, fievre, \
    fractur, fraktur, gallen, gastr, gicht, glaucom, glaukom, gluten, gout, grippe, headache, \
    heart, hepatit, hernia, hernie, herz, hiv, husten, hypert, hypot, infarct, infarkt, infect, \
    infekt, influenza, injur, insomn, insuffisance, karzinom, katarakt, kolitis, kopfschmerz, \
    krebs, lactose, laktose, legasthen, leuk, lymphom, malaria, melanom, migr, migraene, nausea, \
    neoplas, nephr, neubildung, niere, obes, obesity, osteo, otitis, pain, parkinson, peanut, \
    pneumon, preeclamps, psorias, psyche, pyrex, rash, renal, rheuma, ruecken, schizo, \
    schlaganfall, schmerz, schwindel, sclerosis, scolio, sepsis, sinus, sklerose, skolio, stroke, \
    sucht, syndrom, tdah, thromb, tonsill, tubercul, tuberkul, tumeur, tumor, tumour, uebelkeit, \
    ulcer, ulkus, verletz, vomit, vorhofflimmern, wound, wunde, zystitis",
);

/// How the names of medicines begin.
pub(super) static MEDICINES: Phrases = Phrases::new(
    "\
    acetaminophen, allopurin, amlodip, amoxicill, apixab, aspirin, astrazeneca, atorvasta, \
    azithrom, biontech, bisoprol, candesart, cefurox, ciproflox, citalopr, clarithrom, clopidogr, \
    codein, comirnaty, cortison, diazep, diclofen, doliprane, doxycycl, enalapril, enoxapar, \
    escitalopr, fentan, fluoxet, furosem, gabapent, haloperid, hepar, hydrochlorothiaz, ibuprof, \
    insulin, jcovden, lansopraz, letroz, levothyrox, lisinopril, lorazep, losart, marcumar, \
    metamizol, metform, methotrex, metoprol, mirtazap, moderna, morphin, novalgin, nuvaxovid, \
    olanzap, omepraz, oxycod, pantopraz, paracetamol, penicill, pfizer, phenprocoum, placebo, \
    prednis, pregabal, quetiap, ramipril, risperid, rituxim, rivaroxab, rosuvasta, salbutam, \
    sertral, simvasta, spikevax, tamoxif, torasem, tramad, trastuzum, valsart, vaxzevria, \
    venlafax, warfar, zolpid",
);

/// What tests and findings come to, and how bad it is.
pub(super) static FINDINGS: Phrases = Phrases::new(
    "\
    abnormal, active, alive, ancien fumeur, anormal, auffaellig, benign, boesartig, complete \
    response, current, dead, deceased, decede, deces, detected, domicile, ex smoker, exraucher, \
    fatal, former, fumeur, genesen, grave, gutartig, inconclusive, indeterminate, leger, leicht, \
    life threatening, malignant, mild, mittel, mittelschwer, moderate, modere, negatif, negativ, \
    negative, never smoker, nicht auswertbar, nichtraucher, non fumeur, non smoker, normal, not \
    detected, not related, partial response, pathologique, pathologisch, placebo, positif, \
    positiv, positive, possible, possibly related, pregnant, probable, progression, progressive \
    disease, raucher, recovered, recovering, relapse, related, remission, resolved, schwer, \
    severe, smoker, stable disease, transfert, unauffaellig, unlikely, verstorben, vivant",
);

/// What people believe.
pub(super) static BELIEFS: Phrases = Phrases::new(
    "\
    agnostic, anglican, athee, atheist, baptist, bouddhiste, buddhist, buddhistisch, catholic, \
    catholique, chretien, chretienne, christian, church of england, ev, evang, evangelical, \
    evangelisch, evluth, freikirchlich, hindu, hinduistisch, is, islam, islamisch, jewish, \
    juedisch, juif, juive, kath, katholisch, konfessionslos, lutheran, methodist, mormon, muslim, \
    muslimisch, musulman, musulmane, no religion, none, oa, orthodox, orthodoxe, protestant, \
    protestante, rk, roem kath, roemisch katholisch, roman catholic, sans religion, sikh, vd",
);

/// What people vote for.
pub(super) static PARTIES: Phrases = Phrases::new(
    "\
    abstention, afd, bsw, buendnis, cdu, cdu csu, centre, conservative, conservatives, csu, \
    democrat, democratic, die gruenen, die linke, droite, ecologistes, eelv, fdp, fdp die \
    liberalen, fpoe, france insoumise, freie waehler, gauche, glp, green, greens, gruene, \
    independent, labour, left, les republicains, lfi, lib dem, liberal, liberal democrat, liberal \
    democrats, libertarian, linke, lr, lrem, modem, ndp, neos, nichtwaehler, npd, oevp, parti \
    socialiste, pcf, piraten, plaid cymru, ps, rassemblement national, reconquete, reform uk, \
    renaissance, republican, right, rn, snp, sp, spd, spoe, svp, tory, ukip",
);

/// Answers on a scale in words.
pub(super) static ANSWERS: Phrases = Phrases::new(
    "\
    a little, admis, agree, ajourne, always, assez bien, ausreichend, avertissement, bad, \
    befriedigend, below, bien, compliments, d accord, daily, disagree, dissatisfied, don t know, \
    dont know, eher zufrieden, eleve, encouragements, exceeds, exceeds expectations, excellent, \
    extremely, faible, fair, felicitations, gering, good, good standing, gut, haeufig, high, hoch, \
    immer, important, insatisfait, insuffisant, jamais, likely, low, manchmal, mangelhaft, \
    mauvais, maybe, medium, meets, meets expectations, mittel, mittelmaessig, monatlich, monthly, \
    moyen, ne sait pas, needs improvement, neither, neither agree nor disagree, neutral, never, \
    nie, niedrig, not at all, not important, oft, often, outstanding, parfois, pas d accord, pas \
    du tout d accord, pas satisfait, passable, peu satisfait, peut etre, plutot d accord, plutot \
    pas d accord, poor, quite a bit, rarely, rarement, refuse, satisfactory, satisfait, satisfied, \
    schlecht, sehr gut, sehr hoch, sehr schlecht, sehr unzufrieden, sehr zufrieden, seldom, \
    selten, sometimes, somewhat, somewhat agree, somewhat disagree, souvent, stimme eher nicht zu, \
    stimme eher zu, stimme nicht zu, stimme voll zu, stimme zu, strongly agree, strongly disagree, \
    taeglich, teils, teils teils, teilweise, toujours, tout a fait d accord, tres bien, tres \
    satisfait, trifft eher nicht zu, trifft eher zu, trifft gar nicht zu, trifft nicht zu, trifft \
    voll zu, trifft zu, ungenuegend, unlikely, unsatisfactory, unzufrieden, usually, very bad, \
    very dissatisfied, very good, very high, very important, very likely, very low, very \
    satisfied, very unlikely, vielleicht, weder noch, weekly, weiss nicht, woechentlich, yearly, \
    zufrieden",
);

/// What becomes of an order, a bill or a case, and how it is paid.
pub(super) static DEALINGS: Phrases = Phrases::new(
    "\
    abgelehnt, abgeschlossen, accepte, agence, aktiv, annule, app, apple pay, applepay, approved, \
    argent, bank transfer, bar, basic, basis, bewilligt, bezahlt, branch, bronze, canceled, \
    cancelled, card, carte, carte bancaire, cash, cb, check, cheque, closed, complete, completed, \
    credit card, debit card, delivered, denied, desktop, direct, direct debit, ec karte, email, en \
    cours, erledigt, especes, expedie, expired, express, failed, ferme, flex, free, fulfilled, \
    gekuendigt, geliefert, genehmigt, geschlossen, gold, google pay, impaye, in bearbeitung, in \
    progress, inaktiv, invoice, klarna, kreditkarte, lastschrift, livre, mobile, nachnahme, offen, \
    on hold, online, open, or, ouvert, overdue, paid, paye, paypal, pending, phone, platinum, \
    plus, prelevement, premium, pro, processing, rechnung, refunded, refuse, reguliert, rejected, \
    rembourse, renewed, retourniert, returned, ruhend, settled, shipped, silver, standard, store, \
    storniert, submitted, tablet, termine, ueberweisung, unbezahlt, unpaid, versendet, virement, \
    vorkasse, voucher, web",
);
