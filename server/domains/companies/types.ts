/** Company types of a new installation: those of the documents, and what the CRM calls its other customers. */
export const initialCompanyTypes = [
  { id: '0198c0de-0000-7000-8000-000000000001', nameDe: 'Berufsschule', nameEn: 'Vocational school', sorting: 1 },
  { id: '0198c0de-0000-7000-8000-000000000002', nameDe: 'Firma', nameEn: 'Company', sorting: 2 },
  { id: '0198c0de-0000-7000-8000-000000000003', nameDe: 'Universität', nameEn: 'University', sorting: 3 },
  { id: '0198c0de-0000-7000-8000-000000000004', nameDe: 'Hochschule', nameEn: 'College', sorting: 4 },
  { id: '0198c0de-0000-7000-8000-000000000005', nameDe: 'Konzern', nameEn: 'Group of companies', sorting: 5 },
  { id: '0198c0de-0000-7000-8000-000000000006', nameDe: 'Interessent', nameEn: 'Prospect', sorting: 6 },
  { id: '0198c0de-0000-7000-8000-000000000007', nameDe: 'Verkaufsagent', nameEn: 'Sales agent', sorting: 7 },
] as const
