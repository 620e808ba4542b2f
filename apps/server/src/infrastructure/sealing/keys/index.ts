export { openKeyring } from './keyring.ts'
export { defineKeyJobs } from './renew-keys.ts'
