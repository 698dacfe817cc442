//! Words in names of columns, for [`hints`](super::hints): in English, German and French, as
//! [`words`](super::words) brings them into form.

use crate::table::Phrases;

/// What questions of a form are called, each with its number.
pub(super) static QUESTIONS: Phrases = Phrases::new(
    "\
    q, f, item, items, frage, question, qu, fr, it, s, nps, qn, frg",
);

/// Illnesses, treatments, what is measured of a body, and what came of it.
pub(super) static HEALTH: Phrases = Phrases::new(
    "\
    diag, diagn, dx, icdcode, hauptdiag, nebendiag, hdia, ndia, hdiag, ndiag, hd, nd, \
    aufnahmediag, einweisungsdiagnose, ops, opscode, drg, gdrg, mdc, cpt, hcpcs, snomed, atc, pzn, \
    ccam, ghm, codeacte, acte, actes, procedures, prozeduren, prozedurenschluessel, operation, \
    operations, surgery, surgical, eingriff, eingriffe, anesthesia, anaesthesia, narkose, implant, \
    implantat, prosthesis, prothese, adverse, adverseevent, aeterm, aedecod, aesev, aerel, aeser, \
    severity, schweregrad, gravite, causality, seriousness, toxicity, ctcae, complication, \
    complications, komplikation, komplikationen, readmission, readmitted, wiederaufnahme, \
    rehospitalisation, dthfl, died, deathflag, verstorben, decede, mortality, mortalite, survival, \
    ueberleben, survie, vital, arm, treatmentarm, studyarm, armcd, actarm, trtp, trta, randomised, \
    randomized, randomisierung, behandlungsarm, studienarm, behandlungsgruppe, treatmentgroup, \
    bras, priortx, priortreatment, smoking, smokingstatus, smokes, rauchen, rauchstatus, \
    raucherstatus, nikotin, nicotine, tobacco, cigarettes, zigaretten, packyears, alkoholkonsum, \
    drinking, drogen, drugs, drugabuse, cannabis, health, healthstatus, gesundheit, \
    gesundheitszustand, gesundheitl, sante, chronic, chronisch, vorerkrankung, vorerkrankungen, \
    preexisting, risikofaktor, risikofaktoren, riskfactor, riskfactors, charlson, elixhauser, \
    diabetes, diabetic, diabetiker, diabete, hypertension, hypertonie, asthma, cancer, krebs, \
    copd, stroke, schlaganfall, dementia, demenz, demence, covid, infection, infektion, pcr, \
    antigen, antibody, antikoerper, ctvalue, ctwert, impfstatus, impfungen, geimpft, vaccinated, \
    dosen, doses, dose, dosis, dosage, dosierung, posologie, chemo, chemotherapy, chemotherapie, \
    chimiotherapie, radiotherapy, radiotherapie, strahlentherapie, bestrahlung, immunotherapy, \
    stage, stadium, stade, grading, morphology, morphologie, gleason, erstatus, prstatus, \
    receptor, rezeptor, lesion, laesion, beatmung, beatmungsstunden, beatm, ventilation, \
    ventilated, icu, icudays, intensivtage, reanimation, dialysis, dialyse, transfusion, \
    entlassgrund, entlassungsgrund, entlgrund, entlassart, entlassungsart, dischargedisposition, \
    dischargestatus, dischargetype, modesortie, modedesortie, aufnahmegrund, aufnahmeanlass, \
    aufnahmeart, admissiontype, admissionreason, reasonforvisit, chiefcomplaint, triage, \
    modeentree, modedentree, motif, systolic, diastolic, systolisch, diastolisch, systolique, \
    diastolique, sysbp, diabp, sbp, dbp, rrsys, rrdia, bpsys, bpdia, pulse, herzfrequenz, \
    frequencecardiaque, temperature, koerpertemperatur, fever, fieber, fievre, oxygen, saturation, \
    sauerstoff, respiratoryrate, resprate, atemfrequenz, pain, painscore, ecog, karnofsky, nyha, \
    asascore, barthel, frailty, wellbeing, stress, burnout, sleep, schlaf, sommeil, vomax, \
    bodyfat, koerperfett, waist, taillenumfang, bauchumfang, calories, kalorien, menopause, \
    menstruation, cycletracking, zyklus, parity, gravida, gravidity, contraception, verhuetung, \
    abortion, ivf, breastfeeding, vision, sehschaerfe, hearing, intolerance, unvertraeglichkeit, \
    diaet, gluten, specialneeds, sen, foerderbedarf, foerderschwerpunkt, nachteilsausgleich, \
    tierstemps, pap, ulis, legasthenie, lrs, schwerbehinderung, schwerbeh, schwerbehindert, \
    disabled, rqth, mdph, handicape, einschraenkung, einschraenkungen, pflegebedarf, careneeds, \
    autonomie, psychotherapie, psychotherapy, laborwert, laborwerte, messwert, messwerte, labwert, \
    mmol, mmoll, umol, mgdl, mesure, measurement, ssw, schwangerschaftswoche, gestation, gestational, \
    amenorrhee, tension, tagesdosis, relapse, rueckfall, rechute, recurrence, rezidiv, recidive, \
    timetoevent, timetodeath, timetoprogression",
);

/// The same in few letters, which mean something else where they are no numbers.
pub(super) static ABBREVIATED_MEASURES: Phrases = Phrases::new(
    "\
    alt, alat, ast, asat, got, gpt, ggt, gammagt, alp, hb, hgb, hct, hematocrit, haematocrit, \
    haemoglobin, hemoglobin, hemoglobine, wbc, rbc, plt, platelets, leuko, leukos, leukozyten, \
    leucocytes, erythrozyten, thrombozyten, thrombos, plaquettes, neutrophils, lymphocytes, \
    lymphozyten, mcv, mch, mchc, ldl, hdl, chol, trig, triglycerides, triglyceride, triglyzeride, \
    tsh, ft, egfr, gfr, dfg, crea, creat, krea, creatinin, urea, uree, harnstoff, bun, na, k, \
    sodium, potassium, natrium, kalium, calcium, kalzium, magnesium, chlorid, chloride, phosphat, \
    ferritin, ferritine, eisen, iron, inr, ptt, aptt, quick, tp, pct, procalcitonin, tropo, \
    troponin, troponine, bnp, ntprobnp, ddimer, ddimere, psa, afp, cea, vitamind, vitd, albumin, \
    albumine, bilirubin, bilirubine, bili, lactate, laktat, lactat, lipase, amylase, ldh, ck, \
    ckmb, glukose, gluc, bz, sugar, cortisol, testosteron, testosterone, estradiol, oestradiol, \
    cd, viralload, viruslast, chargevirale, esr, bsg, ph, hcg, uricacid, harnsaeure, protein, \
    eiweiss, ct, temp, temperatur, hr, fc, bpm, spo, vas, nrs, gcs, asa, gaf, tas, tad, pas, pad, \
    steps, schritte",
);

/// What is taught and examined: where it has a number, that is a mark.
pub(super) static SUBJECTS: Phrases = Phrases::new(
    "\
    maths, math, mathe, mathematik, mathematics, mathematiques, deutsch, german, english, \
    englisch, anglais, francais, french, franzoesisch, allemand, espagnol, spanish, spanisch, \
    latin, latein, histoire, history, geschichte, histoiregeo, histoiregeographie, geography, \
    geographie, erdkunde, biology, biologie, svt, chemistry, chemie, chimie, physics, physik, \
    physique, physiquechimie, science, sciences, technologie, technology, informatik, computing, \
    nsi, ses, philosophie, philo, music, musik, musique, art, arts, kunst, artsplastiques, sport, \
    sports, eps, pe, ethik, reading, writing, lesen, schreiben, rechtschreibung, spelling, \
    sozialkunde, politik, wirtschaft, economics, ue, module, modul, klausur, exam, quiz, test, \
    midterm, final, hausarbeit, controle, devoir, partiel, examen",
);

/// What people keep to themselves, of work, school, belief and law.
pub(super) static OWN_MATTERS: Phrases = Phrases::new(
    "\
    relig, konf, religionszugehoerigkeit, parteineigung, parteipraeferenz, partyid, \
    partyidentification, politics, political, politicalviews, ideology, ideologie, linksrechts, \
    leftright, unionmember, unionmembership, gewerkschaftsmitglied, syndique, performance, perf, \
    perfscore, appraisal, leistungsbeurteilung, beurteilung, evaluation, sickdays, sickleave, \
    krankheitstage, kranktage, krankentage, fehltage, fehlzeiten, fehlstunden, absence, absences, \
    absent, absenteeism, abs, arretsmaladie, joursmaladie, retard, retards, joursretard, \
    joursderetard, latedays, verspaetung, verspaetungen, mahnstufe, mahnung, mahnungen, dunning, \
    inkasso, default, defaulted, delinquent, delinquency, zahlungsverzug, verzug, impaye, impayes, \
    insolvenz, bankruptcy, schufa, sanktion, sanktionen, abmahnung, abmahnungen, disziplinar, \
    disciplinary, warnings, auskunftssperre, ausksperre, sperrvermerk, boursier, boursiere, \
    scholarship, stipendium, bafoeg, freeschoolmeals, pupilpremium, benefits, benefit, \
    leistungsbezug, custody, sorgerecht, probation, bewaehrung, arrest, arrests, priors, \
    tatvorwurf, urteil, strafe, violation, violations, infraction, infractions, verstoesse, \
    harshbrakes, hardbrakes, harshbraking, speeding, maxspeed, hoechstgeschwindigkeit, claims, \
    claimcount, schadenfreiheitsklasse, sfklasse, bonusmalus, schadenart, schadenursache, unfall, \
    accident, accidents, sinistre, sinistres, verletzte, mention, distinction, honours, praedikat, \
    passed, failed, bestanden, moyenne, durchschnitt, durchschnittsnote, notendurchschnitt, \
    abinote, abiturnote, ects, credits, creditpoints, leistungspunkte, behaviour, behavior, \
    verhalten, betragen, comportement, versetzt, redoublant, redoublement, truancy, suspensions, \
    hhnetto, hhincome, nettoeinkommen, einkommensgruppe, hhek, nettoek, householdnet, pension, \
    rente, beschwerde, complaint, reclamation",
);

/// Money, where it is a number.
pub(super) static MONEY: Phrases = Phrases::new(
    "\
    amount, amt, price, cost, costs, fee, fees, charge, charges, paid, balance, subtotal, tax, \
    taxes, vat, discount, revenue, turnover, spend, spent, spending, expenditure, expenses, \
    expense, premium, premiums, deductible, copay, invoice, loan, loans, loanamt, interestrate, \
    intrate, apr, deposit, donation, donations, refund, savings, budget, fine, fines, payout, \
    payment, payments, subsidy, allowance, lifetimevalue, clv, eur, euro, euros, usd, chf, gbp, \
    dollar, dollars, betrag, summe, preis, kosten, gebuehr, gebuehren, beitrag, mitgliedsbeitrag, \
    saldo, kontostand, umsatz, zahlung, zahlbetrag, abschlag, praemie, selbstbeteiligung, \
    selbstbehalt, schaden, schadenhoehe, schadensumme, erstattung, rabatt, mwst, ust, kaution, \
    spende, spenden, zuschlag, foerderung, zuschuss, netto, brutto, erloes, darlehen, zins, \
    zinsen, zinssatz, raten, streitwert, pfaendung, unterhalt, regelbedarf, regelsatz, kdu, \
    freibetrag, montant, prix, cout, couts, frais, solde, paiement, cotisation, cotisations, \
    prime, primes, franchise, remise, tva, chiffredaffaires, depense, depenses, don, dons, amende, \
    amendes, ttc, tarifnuit, indemnite, remboursement, epargne, allocation, facture, shipping, \
    versandkosten, importe, importo, bedrag, kwota, dochod",
);

/// The same as the end of a word.
pub(super) static MONEY_ENDS: Phrases = Phrases::new(
    "\
    betrag, brutto, kosten, preis, gebuehr, gebuehren, summe, umsatz, beitrag, praemie, zahlung, entgelt, \
    lohn, gehalt, einkommen, zuschuss, geld",
);

/// Sums of anything, which are money where they have decimals.
pub(super) static TOTALS: Phrases = Phrases::new("total, gesamt, ltv");

/// What others may know about a person.
pub(super) static KNOWN: Phrases = Phrases::new(
    "\
    ht, position, funktion, fonction, rolle, poste, jobfamily, jobgroup, team, unit, service, \
    division, bereich, fachbereich, fachabteilung, fachabt, fa, fab, section, sparte, office, \
    location, branch, filiale, niederlassung, annexe, agence, agency, site, siteid, centre, \
    center, zentrum, campus, contract, contracttype, vertragsart, vertragstyp, typedecontrat, \
    contrat, fte, vzae, vzk, stellenumfang, stellenanteil, teilzeit, quotite, fulltime, parttime, \
    tempsdetravail, wochenstunden, titel, gradelevel, paygrade, payband, joblevel, entgeltgruppe, \
    lohngruppe, tarifgruppe, schicht, shift, erwerb, erwerbsstatus, erwerbstaetigkeit, \
    erwerbstaetig, employed, unemployed, arbeitslos, statutprofessionnel, \
    situationprofessionnelle, employ, retired, rentner, zielberuf, jobcategory, educ, edu, \
    edulevel, schulabschl, schulform, schulart, schooltype, fachrichtung, filiere, programme, \
    program, course, semester, fachsemester, anneedetude, yearofstudy, cohort, kohorte, promotion, \
    lv, bac, baccalaureat, formation, residential, residentialstatus, homeowner, homeownership, \
    housing, wohnstatus, wohnsituation, wohnform, logement, wohnflaeche, surface, livingarea, \
    baujahr, gebaeudeart, hausart, housetype, dwelling, zimmeranzahl, rooms, bedrooms, dependants, \
    dependents, acharge, kids, nenfants, persons, personen, personenzahl, hhpers, hhpersonen, adults, \
    adultes, erwachsene, siblings, geschwister, fratrie, hhtype, familytype, familienform, \
    haushaltstyp, typemenage, livingsituation, householdtype, bula, bundesl, dpt, deprivation, \
    imd, imdquintile, urban, rural, urbanrural, stadtland, gemeindegroesse, area, wo, where, ou, \
    provenance, origin, zuzug, zuzugaus, wegzug, fortzug, einzug, auszug, umzug, \
    migrationshintergrund, migration, migrationbackground, immigrant, auslaender, citizen, \
    herkunftsort, kasse, krankenkasse, versicherungsart, versstatus, kostentraeger, insurer, \
    payer, payor, mutuelle, regime, couverture, insured, pflichtversichert, assuresocial, \
    timezone, zeitzone, locale, eyecolor, eyecolour, haircolor, haircolour, augenfarbe, haarfarbe, \
    vehicle, vehicletype, fahrzeug, fahrzeugtyp, fzg, fzgtyp, vehicule, make, marke, marque, \
    carmake, model, modell, modele, modelyear, fuel, fueltype, kraftstoff, antrieb, carburant, \
    erstzulassung, erstzul, kw, hubraum, fuehrerschein, fuehrerscheinklasse, licenceclass, permis, \
    pets, haustiere, pv, eauto, solar, heizart, heating, verein, honour, ehrung, ehrenamt, los, \
    lengthofstay, vwd, verweildauer, liegedauer, liegetage, belegtage, aufenthaltsdauer, stay, \
    dureesejour, dureedesejour, nuitees, naechte, nights, uebernachtungen, room, zimmer, zi, raum, rm, roomno, zimmernr, kamer, chambre, pokoj, habitacion, stanza, \
    readertype, lesergruppe, benutzergruppe, public, married, verheiratet, marie, male, female, \
    weiblich, maennlich, femme, homme, pronoun, pronouns, veteran, military, agecat, agecategory, \
    agerange, alterskat, trancheage, tranchedage, csp, pcs, ethn, ethnie, ethniccat, ethnicity, \
    eth, provider, traeger, prestataire, trust, trustcode, praxis, practice, costcentre, \
    costcenter, kostenstelle, centredecouts, physicianid, arztnummer, arztnr, codemedecin, lanr, \
    bsnr, filialnr, codesite, line, linie, route, strecke, ligne, trajet, destination, \
    haltestelle, halt, seat, sitzplatz, siege, form, etablissement, hoursperweek, hoursweek, weeklyhours, \
    daysperweek, stundenprowoche, stundenwoche, tageprowoche, arbeitstagewoche, heuresparsemaine, \
    heuressemaine, joursparsemaine, jourssemaine",
);

/// When something happened. A number so called is a week or a year only where nothing else in its name
/// says that it counts: hours per week are not.
pub(super) static EVENTS: Phrases = Phrases::new(
    "\
    time, uhrzeit, heure, departure, abfahrt, depart, arrival, ankunft, arrivee, timestamp, \
    zeitpunkt, horodatage, recordedat, erfasstam, enregistrele, month, monat, mois, weekday, \
    wochentag, week, woche, semaine, quarter, quartal, trimestre, year, jahr, annee",
);

/// What somebody says of something, on a scale or in a few words.
pub(super) static ANSWERS: Phrases = Phrases::new(
    "\
    rating, ratings, stars, sterne, satisfaction, satisfied, zufriedenheit, zufr, nps, likelihood, \
    recommend, empfehlung, bewertung, likert, agree, agreement, zustimmung, opinion, meinung, \
    avis, attitude, einstellung, vertrauen, confiance, confidence, interesse, importance, \
    wichtigkeit, reponse, answer, antwort, response, responses, punkte, points, scale, skala, \
    echelle",
);

/// What somebody bought, chose or used.
pub(super) static ACTIVITIES: Phrases = Phrases::new(
    "\
    product, products, produkt, produkte, produit, productcode, produktcode, codeproduit, goods, \
    article, artikel, artikelnummer, sku, ean, gtin, barcode, codebarres, upc, isbn, category, \
    kategorie, categorie, warengruppe, productgroup, typedoc, mediatype, medium, cote, signatur, \
    shelfmark, callnumber, orderstatus, paymentmethod, zahlart, zahlungsart, zahlweise, \
    zahlungsmethode, modedepaiement, moyendepaiement, shippingmethod, versandart, livraison, \
    coupon, couponcode, discountcode, promocode, gutschein, plan, subscription, abo, abonnement, \
    tariff, tarif, tier, segment, kundengruppe, loyalty, fidelite, membershiptype, consent, \
    einwilligung, consentement, optin, newsletter, marketing, churn, churned, active, aktiv, \
    actif, channel, kanal, canal, campaign, kampagne, referrer, device, devicetype, browser, \
    useragent, os, platform, plattform, event, action, aktion, activity, aktivitaet, favactivity, \
    hobby, hobbies, petitdejeuner, cantine, typechambre, acttype, accttype, kontoart, carte, item",
);

/// How words for codes of goods, illnesses and treatments begin, which many have.
pub(super) static CODES: Phrases = Phrases::new(
    "\
    product, produkt, produit, article, artikel, sku, ean, gtin, barcode, codebarres, upc, isbn, \
    categor, kategor, warengruppe, icd, diag, dx, ops, drg, gdrg, mdc, cpt, hcpcs, snomed, atc, \
    pzn, ccam, ghm, acte, codeacte, proced, prozed, medication, medikation, drug, plan, tarif, \
    version, firmware",
);

/// How often, how long or how far, where it is a number.
pub(super) static COUNTS: Phrases = Phrases::new(
    "\
    visits, besuche, visites, orders, bestellungen, commandes, purchases, kaeufe, achats, trips, \
    fahrten, trajets, reisen, rides, count, anzahl, nombre, nb, items, logins, sessions, clicks, \
    klicks, pageviews, calls, anrufe, appels, contacts, kontakte, frequency, haeufigkeit, \
    frequence, quantity, quantities, qty, menge, stueck, stk, quantite, qte, cantidad, quantita, \
    aantal, ilosc, duration, dauer, duree, minutes, min, minuten, hours, stunden, heures, days, tage, \
    jours, sek, sec, seconds, sekunden, distance, distanz, entfernung, km, kilometer, miles, \
    speed, geschwindigkeit, tempo, vitesse, odometer, mileage, kilometerstand, kmstand, \
    kilometrage, usage, verbrauch, nachtverbrauch, consumption, consommation, kwh, workouts, \
    ausleihen, prets, prolongations, verlaengerungen, renewals, nightshare, night, delay, delai, opens, \
    gb, mb, perday, perweek, permonth, peryear, perhour, protag, prowoche, promonat, projahr, prostunde, \
    parjour, parsemaine, parmois, paran, parannee, parheure, waitingtime, waittime, wartezeit, \
    responsetime, reactiontime, reaktionszeit, antwortzeit, traveltime, commutetime, reisezeit, \
    pendelzeit, screentime, processingtime, bearbeitungszeit, runtime, timespent, tempsattente, \
    tempsdattente, tempstrajet, tempsdetrajet, tempsreponse, tempsdereponse, tempsecran",
);

/// What is of a thing or of the record, and not of the person.
pub(super) static THINGS: Phrases = Phrases::new(
    "\
    currency, waehrung, devise, version, appversion, softwareversion, firmware, weather, wetter, \
    meteo, lot, batch, charge, chargennummer, chargennr, recordstatus, formstatus, datastatus, \
    interviewmode, sampletype, probenmaterial, haemolysed, hemolysed, wave, welle, vague, round, \
    unitofmeasure, masseinheit",
);

/// What follows the name of a measure: units, and when it was measured.
pub(super) static UNITS: Phrases = Phrases::new(
    "\
    g, l, dl, ml, mg, ug, ng, pg, mmol, umol, mol, u, iu, ie, percent, prozent, mmhg, kg, cm, mm, \
    c, f, entl, aufn, wert, value, valeur, baseline, base, pre, post, vor, nach, start, end, tag, \
    day, week, woche, visit, adm, score, result, min, max, last, first, mean, sd, avg",
);

/// What columns of answers are called that have no other name, each with its number.
pub(super) static VARIABLES: Phrases = Phrases::new("v");

/// In German and French a mark, in English what somebody wrote; and marks.
pub(super) static NOTES: Phrases = Phrases::new("note, mark, zeugnisnote, endnote");

/// Ends of German words for how long or how many.
pub(super) static AMOUNT_ENDS: Phrases = Phrases::new("dauer, anzahl");
