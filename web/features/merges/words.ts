import { type Duplicate, mergedFields, type MergeKind, type MergePreview } from '#contract/merges.ts'
import { companiesTexts } from '#texts/companies.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { mergesTexts } from '#texts/merges.ts'
import { countryNames } from '#web/ui/form/fields/country-field.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

type Thing = MergePreview['moves'][number]['what']
type Key = keyof typeof mergesTexts
const fieldTexts = { ...companiesTexts, ...contactsTexts }

/** The words for values, things and reasons of a merge. */
export function useMergeWords() {
  const t = useTexts(mergesTexts)
  const contacts = useTexts(contactsTexts)
  const { language } = useLanguage()
  const known = (key: string, otherwise: string) => (key in mergesTexts ? t(key as Key) : otherwise)
  const country = countryNames(language)
  return {
    thing: (what: Thing) => known(`merges.thing.${what}`, t('merges.thing.other')),
    reason: (reason: Duplicate['reasons'][number]) => t(`merges.reason.${reason}`),
    /** A value as people say it; some fields hold codes. */
    value(field: string, value: string): string {
      if (value === '') return t('merges.emptyValue')
      if (field === 'country') return country(value)
      if (field === 'language') return contacts(value === 'de' ? 'contacts.german' : 'contacts.english')
      if (field === 'gender') return contacts(`contacts.gender.${value}` as 'contacts.gender.d')
      if (field === 'salutation') return contacts(`contacts.salutation.${value}` as 'contacts.salutation.Frau')
      return value
    },
  }
}

/** What the fields of such records are called. */
export function useFieldWords(kind: MergeKind) {
  const t = useTexts(fieldTexts)
  return (field: string) => {
    const known = mergedFields[kind][field]
    return known ? t(known.text) : field
  }
}

/** The page of a record. */
export const pageOf = (kind: MergeKind) =>
  kind === 'company' ? ('/company/$id' as const) : ('/editcontact/$id' as const)
