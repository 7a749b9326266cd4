import { type MovedColumn, movedColumns, type MovedField } from './moving-columns.ts'

const path = ['module1', 'module2', 'module3'] as const
const term = ['startDate', 'endDate'] as const
const flags = ['test', 'testCount', 'student', 'editModules', 'connect'] as const
const holdingNamed = ['holding', 'company', 'contact', 'product'] as const

/** The columns of each table, in the order of its template. */
export const movedFields = {
  products: [
    'code',
    'oldId',
    'edition',
    'version',
    'productName',
    'licName',
    'titleDe',
    'titleEn',
    'subtitleDe',
    'subtitleEn',
    'teaserDe',
    'teaserEn',
    'guideDe',
    'guideEn',
    'linkDe',
    'linkEn',
    'shopId',
    'shopCode',
    'buyLink',
    'runtimeInDays',
    'licenceFormat',
    'graceDays',
    'warnDays',
    'startsOn',
    'endsOn',
    'unlocked',
  ],
  modules: ['licName', 'oldId', 'level', 'moduleName', 'licNameParent'],
  masters: ['product', ...path, 'dependency', 'automaticallySelected', 'visible', ...term, ...flags],
  holdings: ['product', 'oldId', 'company', 'contact', 'note', 'disabled', 'count', 'endDate'],
  configurations: [...path, ...holdingNamed, 'configurationName', 'description', 'count', ...term, ...flags],
  hosts: [
    'oldId',
    ...holdingNamed,
    'binding',
    'computer1',
    'mac1',
    'computer2',
    'mac2',
    'computer3',
    'mac3',
    ...term,
    'version',
    'port',
    'terminalServer',
    'virtualServer',
    'email',
    'shortName',
    'hostSalutation',
    'firstName',
    'lastName',
    'comment',
    'hostCustomerNumber',
    'hostCreatedOn',
    'serverHostId',
    'serverName',
    'installationType',
    'build',
    'operatingSystem',
    'disabled',
  ],
  licences: ['oldId', 'host'],
} as const satisfies Record<string, readonly MovedField[]>
type MovedKind = keyof typeof movedFields

/** The columns of a table by name, as imports know them. */
export const columnsOfKind = (kind: MovedKind): Partial<Record<MovedField, MovedColumn>> =>
  Object.fromEntries(movedFields[kind].map((field) => [field, movedColumns[field]]))
