/** What the CRM itself answers where it finds nothing, handed on to the letter. */
export const noCompany = { 'crm.companyGone': 'keine Vemas-Firma gefunden (NotFound)' } as const
