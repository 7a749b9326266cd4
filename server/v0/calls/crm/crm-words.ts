/** What the CRM itself answers where it finds nothing, handed on to the letter. */
export const noCompany = { 'crm.companyGone': 'keine Vemas-Firma gefunden (NotFound)' } as const

/** The same where nothing fits what was asked for. */
export const noMatch = 'keine Übereinstimmung in Vemas (OK)'
