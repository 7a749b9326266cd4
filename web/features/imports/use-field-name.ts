import { importCodeText, importFieldText } from '#contract/import-kinds.ts'
import { importRowsTexts } from '#texts/table-imports.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What a field of a table's rows is called. */
export function useFieldName(): (field: string) => string {
  const t = useTexts(importRowsTexts)
  return (field) => {
    const text = importFieldText(field)
    return text ? t(text) : field
  }
}

/** A value of such a field as people say it; some hold codes. */
export function useFieldValue(): (field: string, value: string) => string {
  const t = useTexts(importRowsTexts)
  return (field, value) => {
    const key = importCodeText(field, value)
    return key && key in importRowsTexts ? t(key as keyof typeof importRowsTexts) : value
  }
}
