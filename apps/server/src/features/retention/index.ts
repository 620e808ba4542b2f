export { deleteExpiredJob } from './delete-expired.ts'
export { retentionRules } from './retention-rules.ts'
