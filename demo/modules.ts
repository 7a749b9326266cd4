/** Licensable modules of the demo vendor: [licName, name, children], three levels. */
export type ModuleTree = readonly [licName: string, name: string, children?: readonly ModuleTree[]]

export const explorer: ModuleTree = [
  'E',
  'Explorer',
  [
    [
      'E-CAD',
      'CAD-Schnittstelle',
      [
        ['E-CAD-STEP', 'STEP-Export'],
        ['E-CAD-DXF', 'DXF-Export'],
      ],
    ],
    ['E-BER', 'Berichtsausgabe', [['E-BER-PDF', 'PDF-Berichte']]],
  ],
]

/** Chosen automatically with every configuration; of its children only GROUP is kept. */
export const kernel: ModuleTree = [
  'KERN',
  'Rechenkern',
  [
    ['GROUP', 'GROUP'],
    ['KERN-PAR', 'Parallelrechnung'],
  ],
]

export const calculations: readonly ModuleTree[] = [
  [
    'WELLE',
    'Wellen und Achsen',
    [
      [
        'WELLE-FEST',
        'Festigkeitsnachweis',
        [
          ['WELLE-743', 'DIN 743'],
          ['WELLE-FKM', 'FKM-Richtlinie'],
        ],
      ],
      ['WELLE-DYN', 'Biegekritische Drehzahlen'],
    ],
  ],
  [
    'ZAHN',
    'Stirnräder',
    [
      [
        'ZAHN-TRAG',
        'Tragfähigkeit',
        [
          ['ZAHN-6336', 'ISO 6336'],
          ['ZAHN-3990', 'DIN 3990'],
        ],
      ],
      ['ZAHN-GEO', 'Verzahnungsgeometrie'],
      ['ZAHN-LARA', 'Lastverteilung'],
    ],
  ],
  [
    'LAGER',
    'Wälzlager',
    [
      ['LAGER-281', 'Lebensdauer ISO 281'],
      [
        'LAGER-KAT',
        'Lagerkataloge',
        [
          ['LAGER-KAT-A', 'Katalog A'],
          ['LAGER-KAT-B', 'Katalog B'],
        ],
      ],
    ],
  ],
  [
    'SCHRAUBE',
    'Schraubenverbindungen',
    [
      ['SCHRAUBE-2230', 'VDI 2230'],
      ['SCHRAUBE-FL', 'Flanschverbindungen'],
    ],
  ],
  [
    'FEDER',
    'Federn',
    [
      ['FEDER-D', 'Druckfedern'],
      ['FEDER-Z', 'Zugfedern'],
      ['FEDER-T', 'Tellerfedern'],
    ],
  ],
  [
    'KEGEL',
    'Kegelräder',
    [
      ['KEGEL-GEO', 'Geometrie'],
      ['KEGEL-TRAG', 'Tragfähigkeit'],
    ],
  ],
  ['PLANET', 'Planetengetriebe', [['PLANET-STUFE', 'Mehrstufige Getriebe']]],
  ['PRESS', 'Pressverbände', [['PRESS-7190', 'DIN 7190']]],
  [
    'RIEMEN',
    'Riementriebe',
    [
      ['RIEMEN-K', 'Keilriemen'],
      ['RIEMEN-Z', 'Zahnriemen'],
    ],
  ],
]

export interface DemoProduct {
  code: string
  kind: 'single' | 'network' | 'student' | 'textbook' | 'cloud'
  version: number
  titleDe: string
  titleEn: string
  subtitleDe: string
  subtitleEn: string
  unlocked: boolean
  /** How many of the calculation modules its master holds. */
  modules: number
}

const single = {
  kind: 'single',
  titleDe: 'Wellenwerk Einzelplatz',
  titleEn: 'Wellenwerk Single User',
  subtitleDe: 'Auslegung und Nachweis von Maschinenelementen',
  subtitleEn: 'Design and verification of machine elements',
} as const
const network = {
  kind: 'network',
  titleDe: 'Wellenwerk Netzwerk',
  titleEn: 'Wellenwerk Network',
  subtitleDe: 'Gemeinsame Lizenzen für ganze Abteilungen',
  subtitleEn: 'Shared licences for whole departments',
} as const

/** Second editions and calculations for students and private people, beside the products above. */
export const demoEditions: DemoProduct[] = [
  {
    code: 'WW-ST-22',
    kind: 'student',
    version: 18,
    titleDe: 'Studienversion 2022',
    titleEn: 'Student Version 2022',
    subtitleDe: 'Zweite Auflage',
    subtitleEn: 'Second edition',
    unlocked: true,
    modules: 5,
  },
  {
    code: 'WW-SB-20',
    kind: 'single',
    version: 20,
    titleDe: 'Schraubenberechnung',
    titleEn: 'Bolt Calculation',
    subtitleDe: 'Für alle, ohne Nachweis',
    subtitleEn: 'For everybody, without a proof',
    unlocked: true,
    modules: 4,
  },
]

export const demoProducts: DemoProduct[] = [
  { ...single, code: 'WW-EP-18', version: 18, unlocked: false, modules: 6 },
  { ...single, code: 'WW-EP-19', version: 19, unlocked: true, modules: 7 },
  { ...single, code: 'WW-EP-20', version: 20, unlocked: true, modules: 8 },
  { ...network, code: 'WW-NW-18', version: 18, unlocked: false, modules: 6 },
  { ...network, code: 'WW-NW-19', version: 19, unlocked: true, modules: 7 },
  { ...network, code: 'WW-NW-20', version: 20, unlocked: true, modules: 8 },
  {
    code: 'WW-ST-24',
    kind: 'student',
    version: 20,
    titleDe: 'Studienversion 2024',
    titleEn: 'Student Version 2024',
    subtitleDe: 'Zwei Jahre für Studierende',
    subtitleEn: 'Two years for students',
    unlocked: true,
    modules: 6,
  },
  {
    code: 'WW-RM-23',
    kind: 'textbook',
    version: 19,
    titleDe: 'RM 2023',
    titleEn: 'RM 2023',
    subtitleDe: 'Ausgabe zum Lehrbuch',
    subtitleEn: 'Textbook edition',
    unlocked: true,
    modules: 5,
  },
  {
    code: 'WW-CL-20',
    kind: 'cloud',
    version: 20,
    titleDe: 'Wellenwerk Cloud',
    titleEn: 'Wellenwerk Cloud',
    subtitleDe: 'Ohne Installation im Browser',
    subtitleEn: 'In the browser, nothing to install',
    unlocked: true,
    modules: 8,
  },
]
