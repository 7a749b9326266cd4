/** A small portal of another maker, table by table in the order in which they need each other. */
export const movingTables = {
  products: [
    'Alte ID;Code;Ausgabe;Version;Titel (Deutsch);Titel (Englisch);Freigegeben',
    'P1;MV-NW-7;Netzwerk;7;Umzugswerk Netzwerk;Moving Works Network;nein',
  ],
  modules: [
    'Alte ID;Ebene;Lizenzname;Modulname',
    'M1;1;E;Explorer',
    'M2;1;MVK;Umzugskern',
    'M3;2;GROUP;GROUP',
    'M4;1;MVW;Umzugswellen',
    'M5;2;MVW-FEST;Festigkeit',
    'M6;3;MVW-743;DIN 743',
  ],
  masters: [
    'Produkt;Modul Ebene 1;Modul Ebene 2;Modul Ebene 3;Technische Abhängigkeit',
    'P1;E;;;nein',
    'P1;MVK;;;ja',
    'P1;MVK;GROUP;;ja',
    'P1;M4;;;',
    'P1;M4;M5;;',
    'P1;M4;M5;M6;',
  ],
  companies: [
    'Alte ID;Kundennummer;Name;Straße;Hausnummer;PLZ;Ort;Land;Kundenart',
    'C1;61501;Umzug GmbH;Weg;1;20457;Hamburg;DE;Firma',
  ],
  contacts: ['Alte ID;E-Mail;Kundennummer;Anrede;Vorname;Nachname', 'K1;umzug@umzug.example;C1;Frau;Ute;Umzug'],
  holdings: ['Alte ID;Firma;Produkt;Infokommentar', 'H1;C1;P1;Aus dem alten Portal'],
  configurations: [
    'Kundenprodukt;Name der Konfiguration;Modul Ebene 1;Modul Ebene 2;Modul Ebene 3;Anzahl;Beginn;Ende',
    'H1;Altbestand;E;;;5;01.01.2026;unbegrenzt',
    'H1;;MVK;;;technische Abhängigkeit;;',
    'H1;;MVK;GROUP;;technische Abhängigkeit;;',
    'H1;;M4;;;3;;31.12.2028',
    'H1;;M4;M5;;2;;',
    'H1;;M4;M5;M6;2;;',
  ],
  hosts: [
    'Alte ID;Kundenprodukt;Bindung;Rechnername 1;MAC-Adresse 1;Beginn;Ende;E-Mail-Adresse',
    'R1;H1;MAC-Adresse;;00:1B:44:11:3A:B7;01.01.2026;31.12.2028;umzug@umzug.example',
  ],
  licences: ['Alte ID;Host-ID', '4711;R1'],
}
