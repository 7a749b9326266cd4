import type { FieldText } from './fields.ts'

export interface MovedColumn {
  text: FieldText
  /** Headers it is known by, in lower case, letters and digits only. */
  words: readonly string[]
  /** What its cells hold. */
  is: 'text' | 'number' | 'flag' | 'day' | 'end' | 'count' | 'edition' | 'binding' | 'mac' | 'email'
}

/** Columns of the tables that an older portal hands over, companies and contacts aside. */
export const movedColumns = {
  oldId: {
    text: 'movingIn.field.oldId',
    words: ['alteid', 'oldid', 'altid', 'externalid', 'externeid', 'legacyid', 'guid'],
    is: 'text',
  },
  code: {
    text: 'movingIn.field.code',
    words: ['code', 'produktcode', 'productcode', 'artikelnummer', 'articlenumber'],
    is: 'text',
  },
  edition: {
    text: 'movingIn.field.edition',
    words: ['ausgabe', 'edition', 'kind', 'produktart', 'producttype'],
    is: 'edition',
  },
  version: { text: 'movingIn.field.version', words: ['version', 'versionsnummer'], is: 'number' },
  productName: {
    text: 'movingIn.field.productName',
    words: ['produktname', 'productname', 'name', 'bezeichnung'],
    is: 'text',
  },
  licName: {
    text: 'movingIn.field.licName',
    words: ['lizenzname', 'licencename', 'licname', 'licensename'],
    is: 'text',
  },
  titleDe: {
    text: 'movingIn.field.titleDe',
    words: ['titeldeutsch', 'titlegerman', 'titel', 'title', 'titelde', 'titlede'],
    is: 'text',
  },
  titleEn: {
    text: 'movingIn.field.titleEn',
    words: ['titelenglisch', 'titleenglish', 'titelen', 'titleen'],
    is: 'text',
  },
  subtitleDe: {
    text: 'movingIn.field.subtitleDe',
    words: ['untertiteldeutsch', 'subtitlegerman', 'untertitel', 'subtitle'],
    is: 'text',
  },
  subtitleEn: { text: 'movingIn.field.subtitleEn', words: ['untertitelenglisch', 'subtitleenglish'], is: 'text' },
  teaserDe: {
    text: 'movingIn.field.teaserDe',
    words: ['kurztextdeutsch', 'teasergerman', 'kurztext', 'teaser'],
    is: 'text',
  },
  teaserEn: { text: 'movingIn.field.teaserEn', words: ['kurztextenglisch', 'teaserenglish'], is: 'text' },
  guideDe: {
    text: 'movingIn.field.guideDe',
    words: ['installationshinweisedeutsch', 'installationnotesgerman'],
    is: 'text',
  },
  guideEn: {
    text: 'movingIn.field.guideEn',
    words: ['installationshinweiseenglisch', 'installationnotesenglish'],
    is: 'text',
  },
  linkDe: { text: 'movingIn.field.linkDe', words: ['linkdeutsch', 'linkgerman', 'link'], is: 'text' },
  linkEn: { text: 'movingIn.field.linkEn', words: ['linkenglisch', 'linkenglish'], is: 'text' },
  shopId: { text: 'movingIn.field.shopId', words: ['produktidimshop', 'productidintheshop', 'shopid'], is: 'text' },
  shopCode: {
    text: 'movingIn.field.shopCode',
    words: ['produktcodeimshop', 'productcodeintheshop', 'shopcode'],
    is: 'text',
  },
  buyLink: { text: 'movingIn.field.buyLink', words: ['kauflink', 'buylink'], is: 'text' },
  runtimeInDays: {
    text: 'movingIn.field.runtimeInDays',
    words: ['laufzeitintagen', 'termindays', 'runtimeindays'],
    is: 'number',
  },
  licenceFormat: {
    text: 'movingIn.field.licenceFormat',
    words: ['formatderlizenzen', 'licenceformat', 'lizenzformat'],
    is: 'number',
  },
  graceDays: {
    text: 'movingIn.field.graceDays',
    words: ['kulanzfristintagen', 'graceperiodindays', 'kulanzfrist', 'graceperiod', 'gracedays'],
    is: 'number',
  },
  warnDays: {
    text: 'movingIn.field.warnDays',
    words: ['hinweisvordemendeintagen', 'noticebeforeexpiryindays', 'noticeindays', 'warndays'],
    is: 'number',
  },
  startsOn: { text: 'movingIn.field.startsOn', words: ['angebotenab', 'offeredfrom'], is: 'day' },
  endsOn: { text: 'movingIn.field.endsOn', words: ['angebotenbis', 'offereduntil'], is: 'day' },
  unlocked: { text: 'movingIn.field.unlocked', words: ['freigegeben', 'unlocked'], is: 'flag' },
  moduleName: {
    text: 'movingIn.field.moduleName',
    words: ['modulname', 'modulename', 'name', 'bezeichnung'],
    is: 'text',
  },
  level: { text: 'movingIn.field.level', words: ['ebene', 'level', 'stufe'], is: 'number' },
  licNameParent: {
    text: 'movingIn.field.licNameParent',
    words: ['gehoertzulizenzname', 'belongstolicencename', 'licnameparent'],
    is: 'text',
  },
  product: {
    text: 'movingIn.field.product',
    words: ['produkt', 'product', 'produktid', 'productid', 'produktcode', 'productcode'],
    is: 'text',
  },
  module1: {
    text: 'movingIn.field.module1',
    words: ['modulebene1', 'modulelevel1', 'ebene1', 'level1', 'productlevelone'],
    is: 'text',
  },
  module2: {
    text: 'movingIn.field.module2',
    words: ['modulebene2', 'modulelevel2', 'ebene2', 'level2', 'productleveltwo'],
    is: 'text',
  },
  module3: {
    text: 'movingIn.field.module3',
    words: ['modulebene3', 'modulelevel3', 'ebene3', 'level3', 'productlevelthree'],
    is: 'text',
  },
  dependency: {
    text: 'movingIn.field.dependency',
    words: ['technischeabhaengigkeit', 'technicaldependency', 'abhaengigkeit'],
    is: 'flag',
  },
  automaticallySelected: {
    text: 'movingIn.field.automaticallySelected',
    words: ['automatischgewaehlt', 'selectedautomatically'],
    is: 'flag',
  },
  visible: { text: 'movingIn.field.visible', words: ['sichtbar', 'visible'], is: 'flag' },
  company: {
    text: 'movingIn.field.company',
    words: [
      'firma',
      'company',
      'firmenid',
      'companyid',
      'kundennummer',
      'kundennr',
      'customernumber',
      'customernr',
      'kdnr',
    ],
    is: 'text',
  },
  contact: {
    text: 'movingIn.field.contact',
    words: ['kontakt', 'contact', 'person', 'kontaktid', 'contactid'],
    is: 'text',
  },
  note: {
    text: 'movingIn.field.note',
    words: ['infokommentar', 'infocomment', 'info', 'bemerkung', 'kommentar', 'remark'],
    is: 'text',
  },
  disabled: {
    text: 'movingIn.field.disabled',
    words: ['deaktiviert', 'deactivated', 'disabled', 'gesperrt'],
    is: 'flag',
  },
  holding: {
    text: 'movingIn.field.holding',
    words: [
      'kundenprodukt',
      'customerproduct',
      'firmenprodukt',
      'companyproduct',
      'kundenproduktid',
      'companyproductid',
      'companyhasproduct',
      'companyhasproductid',
    ],
    is: 'text',
  },
  configurationName: {
    text: 'movingIn.field.configurationName',
    words: ['namederkonfiguration', 'configurationname', 'konfiguration', 'configuration'],
    is: 'text',
  },
  description: { text: 'movingIn.field.description', words: ['beschreibung', 'description'], is: 'text' },
  count: { text: 'movingIn.field.count', words: ['anzahl', 'count', 'plaetze', 'seats', 'quantity'], is: 'count' },
  startDate: {
    text: 'movingIn.field.startDate',
    words: ['beginn', 'start', 'startdatum', 'startdate', 'von', 'from', 'validitystart'],
    is: 'day',
  },
  endDate: {
    text: 'movingIn.field.endDate',
    words: ['ende', 'end', 'enddatum', 'enddate', 'bis', 'until', 'ablauf', 'expiry', 'validityend'],
    is: 'end',
  },
  test: { text: 'movingIn.field.test', words: ['testversion', 'test'], is: 'flag' },
  testCount: { text: 'movingIn.field.testCount', words: ['anzahltests', 'numberoftests', 'testcount'], is: 'number' },
  student: { text: 'movingIn.field.student', words: ['studierende', 'students', 'student'], is: 'flag' },
  editModules: { text: 'movingIn.field.editModules', words: ['modulebearbeiten', 'editmodules'], is: 'flag' },
  connect: { text: 'movingIn.field.connect', words: ['connect'], is: 'flag' },
  binding: { text: 'movingIn.field.binding', words: ['bindung', 'binding'], is: 'binding' },
  computer1: {
    text: 'movingIn.field.computer1',
    words: [
      'rechnername1',
      'computername1',
      'rechnername',
      'rechner',
      'computername',
      'computer',
      'hostname',
      'pcname',
      'name',
    ],
    is: 'text',
  },
  computer2: { text: 'movingIn.field.computer2', words: ['rechnername2', 'computername2'], is: 'text' },
  computer3: { text: 'movingIn.field.computer3', words: ['rechnername3', 'computername3'], is: 'text' },
  mac1: {
    text: 'movingIn.field.mac1',
    words: ['macadresse1', 'macaddress1', 'mac', 'macadresse', 'macaddress', 'hostid'],
    is: 'mac',
  },
  mac2: { text: 'movingIn.field.mac2', words: ['macadresse2', 'macaddress2', 'mac2'], is: 'mac' },
  mac3: { text: 'movingIn.field.mac3', words: ['macadresse3', 'macaddress3', 'mac3'], is: 'mac' },
  port: { text: 'movingIn.field.port', words: ['port'], is: 'number' },
  terminalServer: { text: 'movingIn.field.terminalServer', words: ['terminalserver'], is: 'flag' },
  virtualServer: { text: 'movingIn.field.virtualServer', words: ['virtuellerserver', 'virtualserver'], is: 'flag' },
  email: { text: 'movingIn.field.email', words: ['emailadresse', 'emailaddress', 'email', 'mail'], is: 'email' },
  shortName: {
    text: 'movingIn.field.shortName',
    words: ['kurznamederfirma', 'shortcompanyname', 'kurzname', 'companynameshort'],
    is: 'text',
  },
  hostSalutation: { text: 'movingIn.field.hostSalutation', words: ['anrede', 'salutation'], is: 'text' },
  firstName: { text: 'movingIn.field.firstName', words: ['vorname', 'firstname'], is: 'text' },
  lastName: { text: 'movingIn.field.lastName', words: ['nachname', 'surname', 'lastname', 'familienname'], is: 'text' },
  comment: { text: 'movingIn.field.comment', words: ['kommentar', 'comment'], is: 'text' },
  hostCustomerNumber: {
    text: 'movingIn.field.hostCustomerNumber',
    words: ['kundennummerderlizenzanfrage', 'customernumberofthelicencerequest'],
    is: 'text',
  },
  hostCreatedOn: { text: 'movingIn.field.hostCreatedOn', words: ['lizenzanfragevom', 'licencerequestof'], is: 'day' },
  serverHostId: { text: 'movingIn.field.serverHostId', words: ['hostiddesservers', 'hostidoftheserver'], is: 'text' },
  serverName: { text: 'movingIn.field.serverName', words: ['namedesservers', 'servername'], is: 'text' },
  installationType: {
    text: 'movingIn.field.installationType',
    words: ['installationsart', 'installationtype'],
    is: 'text',
  },
  build: { text: 'movingIn.field.build', words: ['build'], is: 'text' },
  operatingSystem: { text: 'movingIn.field.operatingSystem', words: ['betriebssystem', 'operatingsystem'], is: 'text' },
  host: { text: 'movingIn.field.host', words: ['hostid', 'host', 'rechner'], is: 'text' },
} as const satisfies Record<string, MovedColumn>
export type MovedField = keyof typeof movedColumns
