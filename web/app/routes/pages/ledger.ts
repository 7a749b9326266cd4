export const ledgerPage = () => import('#web/features/ledger/ledger-page.tsx')
