import { createConfigurationDraft, linkProductConfiguration } from '#contract/configuration-drafts.ts'
import { listProductConfigurations } from '#contract/configurations.ts'
import { createMaster } from '#contract/masters.ts'
import { deleteTemplate } from '#contract/templates.ts'
import { type Call, type CallInput, operationCall } from '../../call.ts'
import { infoOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { readBoolean, readId, readText, refuse, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const words = { 'master.errorLinkageProdConfig': 'errorLinkageProdConfig' } as const

export const productConfigurationCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/producthasconfigurations',
    purpose: 'The master and the templates of a product.',
    operation: listProductConfigurations,
    ...namedBy('productID'),
    output: ({ items }, { query }) =>
      items.map(({ id, kind, name, description }, at) => ({
        ProductID: writtenId(readId(query['productid'])),
        ConfigurationID: writtenId(id),
        Master: kind === 'master',
        Template: kind === 'template',
        Sorting: at + 1,
        Info: infoOf({ name, description }),
      })),
  }),
  {
    method: 'POST',
    path: '/createproducthasconfiguration',
    purpose:
      'Make a configuration the master of a product, or a template where Template is true; a draft keeps its id, of others a copy is made. Without ConfigurationID the master is empty, or a copy of that of CopyOfProductID. Answers its id.',
    operations: [linkProductConfiguration, createMaster],
    words,
    example: { body: { ProductID: someId, ConfigurationID: someId, Master: true, Template: false, Sorting: 1 } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ProductID') }
      const kind = kindIn(body) ?? 'master'
      const configurationId = readId(body['configurationid'])
      const copyOf = readId(body['copyofproductid'])
      if (configurationId === null && kind === 'master')
        return writtenId((await ask(createMaster, { params, body: { copyOf } })).configurationId)
      const link = sentFields({ kind, configurationId: configurationId ?? undefined, ...namesIn(body) })
      return writtenId((await ask(linkProductConfiguration, { params, body: link })).id)
    },
  },
  {
    method: 'POST',
    path: '/createproductconfiguration',
    purpose:
      'Create a configuration of a product with Name and Description: its master where Master is true, else a template. Without ProductID it is a draft that createproducthasconfiguration names. Answers its id.',
    operations: [linkProductConfiguration, createConfigurationDraft],
    words,
    example: { body: { ProductID: someId, Name: 'Schule', Description: 'Klassensatz' } },
    answer: async (ask, { body }) => {
      const id = readId(body['productid'])
      const names = namesIn(body)
      if (id === null) return writtenId((await ask(createConfigurationDraft, { body: sentFields(names) })).id)
      const link = { kind: kindIn(body) ?? ('template' as const), ...sentFields(names) }
      return writtenId((await ask(linkProductConfiguration, { params: { id }, body: link })).id)
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deleteproducthasconfiguration',
    purpose: 'Take a template from its product; a master stays.',
    operation: deleteTemplate,
    ...namedBy('configurationID'),
    output: () => true,
  }),
]

type Fields = CallInput['body']

/** Master or template, as its flags say; undefined where they say nothing. */
function kindIn(body: Fields): 'master' | 'template' | undefined {
  const [master, template] = [readBoolean(body['master'], 'Master'), readBoolean(body['template'], 'Template')]
  if (master && template) return refuse('Template', 'one')
  return template ? 'template' : master ? 'master' : undefined
}

const namesIn = (body: Fields) => ({ name: readText(body['name']), description: readText(body['description']) })
