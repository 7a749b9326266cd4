/** Connects the CRM named in the configuration; nothing is asked until somebody asks. */
export { openCrm } from './connector.ts'
